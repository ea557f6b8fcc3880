/** Every sentence of the interface, and the choice of language. */
import { load, save } from "./save.js";

export const LANGUAGES = { en: "English", "zh-CN": "简体中文", ja: "日本語" };

const WORDS = {
  en: {
    title: "Lantern Lines",
    tagline: "Guide each light down the river to its shrine.",
    play: "Play",
    resume: "Continue",
    levels: "Levels",
    language: "Language",
    back: "Back",
    menu: "Menu",
    sound: "Sound",
    soundOn: "Sound on",
    soundOff: "Sound off",
    undo: "Undo",
    hint: "Hint",
    reset: "Start over",
    next: "Next level",
    again: "Play again",
    level: "Level {n}",
    moves: "Strokes {n}",
    best: "{n} of 3 stars",
    locked: "Locked",
    stars: "{n} of {all} stars",
    chapters: ["Still water", "Stones and currents", "Wind bridges", "Festival night"],
    won: "The whole river is alight",
    wonAll: "Every lantern is home. Thank you for walking the river.",
    trial: "Trial: the first six rivers",
    trialLevels: "Eighteen more rivers are waiting in the full game.",
    trialEnd:
      "Six rivers are alight, and here the trial ends. Thank you for walking them. Eighteen more are waiting in the full game, in the shop.",
    board:
      "River of {w} columns and {h} rows. Arrow keys move, Enter takes up or lays down a light, Escape lays it down.",
    at: "Row {y}, column {x}: {what}",
    held: "holding the {colour} light",
    joined: "The {colour} light has reached its shrine.",
    hinted: "The {colour} light found its way.",
    undone: "Undone.",
    cleared: "The river is dark again.",
    notLit: "All lights are home, but {n} places are still dark.",
    kinds: {
      water: "water",
      rock: "rock",
      bridge: "wind bridge",
      current: "current flowing {dir}",
      mist: "{colour} mist",
      lantern: "{colour} lantern",
      shrine: "{colour} shrine",
    },
    lit: "lit {colour}",
    dirs: { U: "up", R: "right", D: "down", L: "left" },
    comma: ", ",
    colours: ["red", "amber", "jade", "blue", "violet", "rose", "ivory"],
    lessons: {
      1: "Draw from each lantern to the shrine of its colour. Lines may not cross, and every place on the river must be lit.",
      7: "Rocks stand in the way. Flow around them.",
      8: "A current has one way out: the light, on its way from lantern to shrine, leaves by the arrow.",
      13: "A wind bridge carries two lights straight on: one across, one along.",
      19: "Only the light of its own colour may pass through a mist.",
    },
  },
  "zh-CN": {
    title: "灯河引线",
    tagline: "引每一盏灯沿河而下，回到它的神社。",
    play: "开始",
    resume: "继续",
    levels: "选关",
    language: "语言",
    back: "返回",
    menu: "菜单",
    sound: "声音",
    soundOn: "声音已开",
    soundOff: "声音已关",
    undo: "撤销",
    hint: "提示",
    reset: "重来",
    next: "下一关",
    again: "再玩一次",
    level: "第 {n} 关",
    moves: "笔数 {n}",
    best: "三星中得 {n} 星",
    locked: "未解锁",
    stars: "{n} / {all} 颗星",
    chapters: ["静水", "石与流", "风之桥", "祭典之夜"],
    won: "整条河都亮了",
    wonAll: "所有的灯都回家了。谢谢你陪它们走完这条河。",
    trial: "试玩版：最初的六条河",
    trialLevels: "还有十八条河，在完整版里等你。",
    trialEnd: "六条河都亮了，试玩到这里就结束了。谢谢你陪它们走过。还有十八条河，在商店的完整版里等你。",
    board: "河面共 {w} 列 {h} 行。方向键移动，回车拿起或放下灯光，Esc 放下。",
    at: "第 {y} 行第 {x} 列：{what}",
    held: "正牵着{colour}的光",
    joined: "{colour}的光到达了神社。",
    hinted: "{colour}的光找到了路。",
    undone: "已撤销。",
    cleared: "河面又暗了下来。",
    notLit: "灯都到家了，但还有 {n} 处没有被照亮。",
    kinds: {
      water: "水面",
      rock: "岩石",
      bridge: "风桥",
      current: "向{dir}的水流",
      mist: "{colour}的雾",
      lantern: "{colour}的灯",
      shrine: "{colour}的神社",
    },
    lit: "已被{colour}照亮",
    dirs: { U: "上", R: "右", D: "下", L: "左" },
    comma: "，",
    colours: ["红色", "琥珀色", "翠色", "蓝色", "紫色", "粉色", "象牙色"],
    lessons: {
      1: "从每盏灯画到同色的神社。线不能交叉，河面的每一处都要照亮。",
      7: "岩石挡住了去路，绕过它们。",
      8: "水流只有一个出口：灯光从灯走向神社时，必须顺着箭头离开。",
      13: "风桥能让两道光直直穿过：一道横，一道竖。",
      19: "只有同色的光才能穿过雾。",
    },
  },
  ja: {
    title: "灯籠の糸",
    tagline: "ひとつひとつの灯りを、川づたいに社へ。",
    play: "はじめる",
    resume: "つづきから",
    levels: "面をえらぶ",
    language: "言語",
    back: "もどる",
    menu: "メニュー",
    sound: "音",
    soundOn: "音あり",
    soundOff: "音なし",
    undo: "一手もどす",
    hint: "ヒント",
    reset: "最初から",
    next: "次の面へ",
    again: "もう一度",
    level: "{n} 面",
    moves: "筆数 {n}",
    best: "星 3 つ中 {n} つ",
    locked: "まだ開いていません",
    stars: "星 {n} / {all}",
    chapters: ["静かな水", "石と流れ", "風の橋", "祭りの夜"],
    won: "川いちめんに灯りがともりました",
    wonAll: "すべての灯りが家に帰りました。川を歩いてくれてありがとう。",
    trial: "体験版：はじめの六つの川",
    trialLevels: "製品版には、あと十八の川があります。",
    trialEnd:
      "六つの川に灯りがともり、体験版はここまでです。歩いてくれてありがとう。残る十八の川は、ショップの製品版でお待ちしています。",
    board: "{w} 列 {h} 行の川。矢印キーで移動、Enter で灯りを持つ・置く、Esc で置きます。",
    at: "{y} 行 {x} 列：{what}",
    held: "{colour}の灯りを持っています",
    joined: "{colour}の灯りが社に着きました。",
    hinted: "{colour}の灯りが道を見つけました。",
    undone: "一手もどしました。",
    cleared: "川がまた暗くなりました。",
    notLit: "灯りはみな着きましたが、まだ暗いところが {n} か所あります。",
    kinds: {
      water: "水面",
      rock: "岩",
      bridge: "風の橋",
      current: "{dir}向きの流れ",
      mist: "{colour}の霧",
      lantern: "{colour}の灯籠",
      shrine: "{colour}の社",
    },
    lit: "{colour}に灯っています",
    dirs: { U: "上", R: "右", D: "下", L: "左" },
    comma: "、",
    colours: ["赤", "琥珀", "翡翠", "青", "紫", "桃色", "象牙色"],
    lessons: {
      1: "灯籠から同じ色の社まで線をひきます。線は交わらず、川のすべてを灯してください。",
      7: "岩があります。よけて流しましょう。",
      8: "流れの出口はひとつ。灯籠から社へ向かう灯りは、矢印の先へ出ます。",
      13: "風の橋では、たてとよこ、ふたつの灯りがまっすぐ渡れます。",
      19: "霧を通れるのは、同じ色の灯りだけです。",
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

/** The words under a key (`lessons.1`), with {names} filled in. */
export function say(key, facts = {}) {
  const words = key.split(".").reduce((at, part) => at?.[part], WORDS[language]);
  return typeof words === "string" ? words.replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? "") : words;
}

export function fromTag(tag) {
  const lower = String(tag ?? "").toLowerCase();
  if (lower.startsWith("zh")) return "zh-CN";
  return lower.startsWith("ja") ? "ja" : "en";
}

export { WORDS };
