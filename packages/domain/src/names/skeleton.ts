/**
 * Letters that look like Latin ones, in both cases because a capital may look like another letter than its small one.
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...pairs("АВСЕНІЈКМОРЅТУХ", "abcehijkmopstyx"),
  ...pairs("аевкмнорстухіїјѕԁһӏԛԝгѵп", "aebkmhopctyxiijsdhiqwrvn"),
  ...pairs("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx"),
  ...pairs("αεικνορςτυχωγηµμ", "aeikvopstuxwynmm"),
  ...pairs("ոսօհցյՕՏԼ", "nuohgjosl"),
  ...pairs("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡıɩ", "abcdefghijklmnoprstuvwyzagii"),
  ...alphabet("🅰"),
  ...alphabet("🅐"),
  ...alphabet("🄰"),
  ...alphabet("🇦"),
]);

/** Digits and signs that stand for letters, and letters that look like each other: one for all. */
const ONE_FOR_ALL: ReadonlyMap<string, string> = new Map(pairs("0134578|!$@l€", "oieastbiisaie"));

/**
 * What a name looks like, for comparing with others only: without case, accents, spaces and signs, look-alikes
 * replaced. After the skeleton of UTS #39, with the look-alikes of Latin letters alone, since reserved names in other
 * scripts are told from words in that script.
 *
 * @param isRead whether digits and signs are read as letters ("adm1n"), or left out ("admin1")
 */
export function skeleton(name: string, isRead: boolean): string {
  const letters = Array.from(name, (sign) => LOOK_ALIKES.get(sign) ?? sign).join("");
  const plain = letters
    .normalize("NFKC")
    .replaceAll(/./gsu, (sign) => LOOK_ALIKES.get(sign) ?? sign)
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/(?<=[\p{scx=Latn}\p{scx=Cyrl}\p{scx=Grek}]\p{M}*)\p{M}/gu, "");
  const read = isRead ? plain : plain.replaceAll(/[\p{N}\p{S}\p{P}]/gu, "");
  return Array.from(read, (sign) => LOOK_ALIKES.get(sign) ?? ONE_FOR_ALL.get(sign) ?? sign)
    .join("")
    .replaceAll(/[^\p{L}\p{M}]/gu, "");
}

function pairs(looks: string, like: string): readonly (readonly [string, string])[] {
  const latin = Array.from(like);
  return Array.from(looks, (sign, at) => [sign, latin[at] ?? sign] as const);
}

/** 26 signs in a row that show the letters A to Z. */
function alphabet(first: string): readonly (readonly [string, string])[] {
  const start = first.codePointAt(0) ?? 0;
  return Array.from(
    { length: 26 },
    (_, at) => [String.fromCodePoint(start + at), String.fromCodePoint(97 + at)] as const,
  );
}
