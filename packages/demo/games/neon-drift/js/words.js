/** Every sentence of the interface, and the choice of language. */
import { load, save } from "./save.js";

export const LANGUAGES = { en: "English", "zh-CN": "简体中文", ja: "日本語" };

export const WORDS = {
  en: {
    title: "Neon Drift",
    tagline: "Night courier. Last parcels. Don't lift.",
    ride: "Ride",
    again: "Ride again",
    resume: "Resume",
    menu: "Menu",
    pause: "Pause",
    paused: "Paused",
    language: "Language",
    bike: "Bike",
    soundOn: "Sound on",
    soundOff: "Sound off",
    best: "Best {n}",
    score: "Score {n}",
    newBest: "New best!",
    metres: "{n} m",
    how: "Arrow keys or A and D, or drag anywhere. Tap a side to change lane. Slip past cars closely to build your chain.",
    over: "Out of hull",
    left: "{n} s left",
    timeUp: "The minute is up",
    trial:
      "Trial: one-minute rides through Plum Harbour. All the other districts and bikes are in the full game.",
    trialEnd:
      "The trial ends here. The full game, in the shop, rides on without a clock: seven districts, four bikes.",
    parcels: "Parcels",
    near: "Close passes",
    chain: "Longest chain",
    way: "Distance",
    hull: "Hull {n} of 3",
    speed: "km/h",
    unlock: "{n} parcels",
    delivered: "{n} parcels delivered in all",
    nearMiss: "Close!",
    drift: "Drift",
    smash: "Through!",
    shielded: "Shield spent",
    hit: "Hit!",
    powers: { shield: "Shield", slow: "Slow time", magnet: "Magnet", surge: "Surge" },
    districts: [
      "Plum Harbour",
      "Glass Market",
      "Signal Hill",
      "Lotus Viaduct",
      "Old Power Works",
      "Cloud Terminal",
      "Dawn Gate",
    ],
    bikes: ["Swift", "Koi", "Moth", "Comet"],
  },
  "zh-CN": {
    title: "霓虹漂移",
    tagline: "夜班信使，最后几件包裹，别松油门。",
    ride: "出发",
    again: "再来一趟",
    resume: "继续",
    menu: "菜单",
    pause: "暂停",
    paused: "已暂停",
    language: "语言",
    bike: "机车",
    soundOn: "声音已开",
    soundOff: "声音已关",
    best: "最高 {n}",
    score: "得分 {n}",
    newBest: "新纪录！",
    metres: "{n} 米",
    how: "方向键或 A、D，或在任意处拖动。点按一侧换一条车道。贴着车身掠过，连击就会上涨。",
    over: "车身报废",
    left: "还剩 {n} 秒",
    timeUp: "一分钟到了",
    trial: "试玩版：每趟一分钟，只在梅子港。其余的街区和机车都在完整版里。",
    trialEnd: "试玩到这里就结束了。商店里的完整版不限时间：七个街区，四辆机车，一路往前。",
    parcels: "包裹",
    near: "惊险擦身",
    chain: "最长连击",
    way: "里程",
    hull: "车身 {n} / 3",
    speed: "公里/时",
    unlock: "{n} 件包裹",
    delivered: "累计送达 {n} 件包裹",
    nearMiss: "好险！",
    drift: "漂移",
    smash: "冲过去！",
    shielded: "护盾抵消",
    hit: "撞上了！",
    powers: { shield: "护盾", slow: "时间减速", magnet: "磁力", surge: "超载" },
    districts: ["梅子港", "琉璃市场", "信号山", "莲花高架", "旧电厂", "云端总站", "破晓门"],
    bikes: ["雨燕", "锦鲤", "夜蛾", "彗星"],
  },
  ja: {
    title: "ネオンドリフト",
    tagline: "夜の配達便、残りわずか。アクセルは戻すな。",
    ride: "走り出す",
    again: "もう一度走る",
    resume: "再開",
    menu: "メニュー",
    pause: "一時停止",
    paused: "一時停止中",
    language: "言語",
    bike: "バイク",
    soundOn: "音あり",
    soundOff: "音なし",
    best: "ベスト {n}",
    score: "スコア {n}",
    newBest: "新記録！",
    metres: "{n} m",
    how: "矢印キーか A・D、または画面のどこでもドラッグ。片側をタップすると車線変更。車の脇をかすめるとチェインが伸びます。",
    over: "車体大破",
    left: "残り {n} 秒",
    timeUp: "一分経過",
    trial: "体験版：梅ヶ浦を一回一分。ほかの街区とバイクは製品版で。",
    trialEnd: "体験版はここまでです。ショップの製品版に時間制限はありません。七つの街区を、四台のバイクで。",
    parcels: "荷物",
    near: "ニアミス",
    chain: "最長チェイン",
    way: "距離",
    hull: "車体 {n} / 3",
    speed: "km/h",
    unlock: "荷物 {n} 個",
    delivered: "これまでに届けた荷物 {n} 個",
    nearMiss: "ギリギリ！",
    drift: "ドリフト",
    smash: "突破！",
    shielded: "シールド消費",
    hit: "接触！",
    powers: { shield: "シールド", slow: "スロー", magnet: "マグネット", surge: "サージ" },
    districts: ["梅ヶ浦", "硝子市場", "信号の丘", "蓮華高架", "旧発電所", "雲上ターミナル", "暁の門"],
    bikes: ["アマツバメ", "ニシキゴイ", "ヤママユ", "ほうき星"],
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

/** The words under a key (`powers.slow`), with {names} filled in. */
export function say(key, facts = {}) {
  const words = key.split(".").reduce((at, part) => at?.[part], WORDS[language]);
  return typeof words === "string" ? words.replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? "") : words;
}

export const number = (value) => Math.floor(value).toLocaleString(language);

function fromTag(tag) {
  const lower = String(tag ?? "").toLowerCase();
  if (lower.startsWith("zh")) return "zh-CN";
  return lower.startsWith("ja") ? "ja" : "en";
}
