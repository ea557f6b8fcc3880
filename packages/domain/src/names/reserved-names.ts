import { skeleton } from "./skeleton.ts";

/** Words by which a shop's own people are known, in the languages it speaks. */
const STAFF_WORDS = [
  ..."admin admins administrator administrators administration moderator moderators moderation staff support".split(
    " ",
  ),
  ..."system root official helpdesk customerservice customersupport webmaster".split(" "),
  ..."kundenservice kundendienst moderatorin administratorin offiziell".split(" "),
  ..."soporte administrador administradora moderador moderadora oficial suporte atendimento".split(" "),
  ..."administrateur administratrice modérateur modératrice officiel serviceclient".split(" "),
  ..."админ администратор администрация модератор поддержка официальный служба".split(" "),
  ..."yönetici moderatör destek müşterihizmetleri".split(" "),
  ..."quảntrịviên hỗtrợ chămsóckháchhàng".split(" "),
  ..."管理员 管理員 管理者 客服 官方 版主 站长 站長 运营 運營 運営 公式 スタッフ サポート モデレーター アドミン".split(
    " ",
  ),
  ..."관리자 운영자 운영진 고객센터 공식 แอดมิน ผู้ดูแล ผู้ดูแลระบบ ฝ่ายบริการลูกค้า เจ้าหน้าที่".split(" "),
];

/** What makes such a name longer, and not another one. */
const FILLERS = [
  ..."the our a of from team desk crew service services help center centre account shop store game games".split(
    " ",
  ),
  ..."payment payments refund refunds billing security safety trust member real verified online bot chat".split(
    " ",
  ),
  ..."community manager head chief global customer and for at by le la el o der die das".split(" "),
  ..."团队 團隊 中心 人员 人員 账号 帳號 チーム アカウント センター 팀 계정 команда".split(" "),
];

/** Skeletons by which a name could go on, each with whether it is reserved. */
type Words = ReadonlyMap<string, boolean>;

const wordsOf = (reserved: readonly string[]): Words =>
  new Map(
    [...FILLERS.map((word) => [word, false] as const), ...reserved.map((word) => [word, true] as const)].map(
      ([word, reserves]) => [skeleton(word, false), reserves],
    ),
  );

const STAFF = wordsOf(STAFF_WORDS);

/**
 * Whether a name looks like that of the shop's own people: it consists of such words and fillers alone ("Official
 * Support", "adm1n", "C.a.t.n.i.p Staff"), however they are spelled. "Staff of Light" and "Admin Simulator" do not.
 *
 * @param ours names of the shop itself
 */
export function isReserved(name: string, ours: readonly string[]): boolean {
  const words = ours.length === 0 ? STAFF : new Map([...STAFF, ...wordsOf(ours)]);
  return [true, false].some((isRead) => consistsOf(skeleton(name, isRead), words));
}

/** Whether words follow each other from the first letter to the last, at least one of them reserved. In linear time. */
function consistsOf(bones: string, words: Words): boolean {
  /** For every place that words lead to: whether a reserved one can be among them. */
  const reached = new Map([[0, false]]);
  for (let at = 0; at < bones.length; at++) {
    const has = reached.get(at);
    if (has === undefined) continue;
    for (const [word, reserves] of words) {
      if (word === "" || !bones.startsWith(word, at)) continue;
      const end = at + word.length;
      reached.set(end, (reached.get(end) ?? false) || has || reserves);
    }
  }
  return bones !== "" && reached.get(bones.length) === true;
}
