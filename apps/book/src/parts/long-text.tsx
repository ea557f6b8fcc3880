/** The same button in the languages that test it: long words, no spaces, tall letters. */
export const BUTTON_WORDS = [
  ["en-US", "Add to cart"],
  ["de-DE", "Benachrichtigungseinstellungen speichern"],
  ["th-TH", "บันทึกการตั้งค่าการแจ้งเตือน"],
  ["zh-CN", "保存通知设置"],
] as const;

/** A sentence in each of them. */
export const SENTENCES = [
  [
    "de-DE",
    "Die Rückerstattungsbedingungen gelten auch für Gutscheincodes, die Freundinnen verschenkt haben.",
  ],
  ["th-TH", "เรือเฟอร์รีเที่ยวสุดท้ายออกตอนสามทุ่มสิบนาทีและไม่มีใครรออยู่ที่ท่าเรือ"],
  ["zh-CN", "最后一班渡轮在九点十分开出，码头上没有人等候，只有一盏灯还亮着。"],
] as const;

/** An extremely long title. */
export const LONG_TITLE =
  "The Extraordinarily Long and Winding Chronicle of the Donaudampfschifffahrtsgesellschaftskapitänswitwe, Volume Two";
