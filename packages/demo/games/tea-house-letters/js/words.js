/** The words around the story, and the choice of language. */
import { load, save } from "./save.js";

export const LANGUAGES = { en: "English", "zh-CN": "简体中文", ja: "日本語" };

export const WORDS = {
  en: {
    title: "Tea House Letters",
    tagline: "Twenty-three letters. One was never opened.",
    begin: "Begin",
    resume: "Continue",
    load: "Load",
    save: "Save",
    settings: "Settings",
    back: "Back",
    toTitle: "Title",
    log: "Log",
    auto: "Auto",
    skip: "Skip",
    menu: "Menu",
    close: "Close",
    language: "Language",
    speed: "Text speed",
    speeds: ["Slow", "Calm", "Quick", "At once"],
    soundOn: "Sound on",
    soundOff: "Sound off",
    sound: "Sound",
    slot: "Slot {n}",
    empty: "Empty",
    saved: "Saved.",
    endings: "Endings found: {n} of {all}",
    ending: "Ending",
    trial: "Trial: the first day",
    trialOver: "End of the trial",
    trialEnd: "To be continued",
    trialNote:
      "The trial ends here. Thank you for reading. The letters, and what becomes of Wan and Kaori, go on in the full game, in the shop.",
    choose: "Choose",
    chose: "You chose: {text}",
    names: { wan: "Wan", kaori: "Kaori", old: "Old Bei", letter: "" },
    next: "Next line",
    keys: "Space: next · A: auto · S: skip · L: log · M: sound · Esc: menu",
    endingNames: {
      steps: "Forty-One Steps",
      osmanthus: "Osmanthus Morning",
      answer: "Answered by Post",
      unposted: "Unposted",
    },
    endingNotes: {
      steps: "Two stories closed, and one begun.",
      osmanthus: "Some letters may stay shut.",
      answer: "The truth came home. The rest is on its way.",
      unposted: "It is not too late. It is only late.",
    },
  },
  "zh-CN": {
    title: "茶馆来信",
    tagline: "二十三封信，有一封从未拆开。",
    begin: "开始",
    resume: "继续",
    load: "读取",
    save: "保存",
    settings: "设置",
    back: "返回",
    toTitle: "标题",
    log: "回顾",
    auto: "自动",
    skip: "快进",
    menu: "菜单",
    close: "关闭",
    language: "语言",
    speed: "文字速度",
    speeds: ["慢", "从容", "快", "立即"],
    soundOn: "声音已开",
    soundOff: "声音已关",
    sound: "声音",
    slot: "存档 {n}",
    empty: "空",
    saved: "已保存。",
    endings: "已见结局：{n} / {all}",
    ending: "结局",
    trial: "试玩版：第一天",
    trialOver: "试玩结束",
    trialEnd: "未完待续",
    trialNote: "试玩到这里就结束了，谢谢你读到这里。信里的故事，还有苏晚和香织的后来，都在商店的完整版里。",
    choose: "请选择",
    chose: "你选择了：{text}",
    names: { wan: "苏晚", kaori: "香织", old: "贝老爹", letter: "" },
    next: "下一句",
    keys: "空格：下一句 · A：自动 · S：快进 · L：回顾 · M：声音 · Esc：菜单",
    endingNames: { steps: "四十一步", osmanthus: "桂花的早晨", answer: "由邮局回复", unposted: "未寄出" },
    endingNotes: {
      steps: "两段故事合上，一段刚刚开始。",
      osmanthus: "有些信，可以一直封着。",
      answer: "真相回了家，其余的还在路上。",
      unposted: "还不算太晚，只是晚了些。",
    },
  },
  ja: {
    title: "茶屋の手紙",
    tagline: "二十三通の手紙。一通は、封を切られていない。",
    begin: "はじめる",
    resume: "つづきから",
    load: "ロード",
    save: "セーブ",
    settings: "設定",
    back: "もどる",
    toTitle: "タイトル",
    log: "履歴",
    auto: "オート",
    skip: "スキップ",
    menu: "メニュー",
    close: "閉じる",
    language: "言語",
    speed: "文字の速さ",
    speeds: ["ゆっくり", "ふつう", "はやい", "一度に"],
    soundOn: "音あり",
    soundOff: "音なし",
    sound: "音",
    slot: "スロット {n}",
    empty: "空き",
    saved: "セーブしました。",
    endings: "見た結末：{n} / {all}",
    ending: "結末",
    trial: "体験版：最初の日",
    trialOver: "体験版おわり",
    trialEnd: "つづく",
    trialNote:
      "体験版はここまでです。読んでくれてありがとう。手紙のつづきと、ワンと香織のこれからは、ショップの製品版でお楽しみください。",
    choose: "選んでください",
    chose: "選んだこと：{text}",
    names: { wan: "ワン", kaori: "香織", old: "貝じいさん", letter: "" },
    next: "次へ",
    keys: "スペース：次へ · A：オート · S：スキップ · L：履歴 · M：音 · Esc：メニュー",
    endingNames: {
      steps: "四十一歩",
      osmanthus: "金木犀の朝",
      answer: "返事は郵便で",
      unposted: "出さなかった手紙",
    },
    endingNotes: {
      steps: "ふたつの物語が閉じて、ひとつがはじまる。",
      osmanthus: "閉じたままでいい手紙もある。",
      answer: "真実は家に帰り、残りはいま旅の途中。",
      unposted: "手遅れではない。ただ、遅いだけ。",
    },
  },
};

let language = fromTag(
  new URLSearchParams(location.search).get("lang") ?? load("language", null) ?? navigator.language,
);
document.documentElement.lang = language;

export const currentLanguage = () => language;

export function setLanguage(next) {
  language = fromTag(next);
  document.documentElement.lang = language;
  save("language", language);
}

/** The words under a key (`names.wan`), with {names} filled in. */
export function say(key, facts = {}) {
  const words = key.split(".").reduce((at, part) => at?.[part], WORDS[language]);
  return typeof words === "string" ? words.replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? "") : words;
}

function fromTag(tag) {
  const lower = String(tag ?? "").toLowerCase();
  if (lower.startsWith("zh")) return "zh-CN";
  return lower.startsWith("ja") ? "ja" : "en";
}
