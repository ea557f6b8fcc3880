/** One way to break a rule, and the test that must catch it. */
export interface Weakening {
  /** What it would do to users if it shipped. */
  readonly says: string;
  /** The file to mutate, under `src/`. */
  readonly file: string;
  /** Must occur in the file exactly once. */
  readonly from: string;
  readonly to: string;
  /** The test file that must fail, under `src/`. */
  readonly killedBy: string;
}

/** Each entry is a plausible mistake. */
export const WEAKENINGS: readonly Weakening[] = [
  ...inFile("money/money.ts", "money/money.test.ts", [
    ["half is rounded down", "remainder >= denominator - remainder", "remainder > denominator - remainder"],
    ["everything is rounded up", "remainder >= denominator - remainder", "remainder > 0"],
    ["losses are rounded as if they were gains", "numerator < 0 ? 0 - rounded : rounded", "rounded"],
    ["minus zero gets into the books", "0 - rounded", "-rounded"],
    [
      "half is rounded down in very large amounts",
      "remainder * 2n >= denominator",
      "remainder * 2n > denominator",
    ],
    [
      "very large amounts lose their last digits",
      "if (Number.isSafeInteger(product))",
      "if (Number.isFinite(product))",
    ],
    ["fractions pass as amounts", "!Number.isSafeInteger(amount)", "!Number.isFinite(amount)"],
    ["more than the whole can be taken off", "percent > 100", "percent > 1_000"],
  ]),
  ...inFile("catalog/store-standing.ts", "catalog/ranking.test.ts", [
    ["a single good vote puts a game first", "good + bad + PRIOR_VOTES", "good + bad + 6"],
    ["bad votes count as good ones", "1000 * (good + PRIOR_GOOD)", "1000 * (good + bad + PRIOR_GOOD)"],
    ["an unrated game ranks as low as a disliked one", "const PRIOR_GOOD = 6", "const PRIOR_GOOD = 0"],
  ]),
  ...inFile("catalog/search-score.ts", "catalog/ranking.test.ts", [
    ["ratings are ignored", "(rating * standing) / 1000", "rating"],
    ["a release never grows old", "0.5 ** (days / RELEASE_HALF_LIFE_DAYS)", "1"],
    ["games still to come are pushed above all others", "Math.max(0, instantMs(now)", "(instantMs(now)"],
    [
      "a game without a date is never found first",
      "if (releasedAt === null) return 1;",
      "if (releasedAt === null) return 0;",
    ],
    ["mentions count as much as names", "brief: 0.1", "brief: 1"],
  ]),
  ...inFile("catalog/store-preference.ts", "catalog/ranking.test.ts", [
    ["what is hidden is recommended", "!hidden_tag_id.includes(tag)", "true"],
  ]),
  ...inFile("catalog/boundaries.ts", "catalog/boundaries.test.ts", [
    ["what is excluded is shown", "has.has(word)", "false"],
  ]),
  ...inFile("catalog/boundary-words.ts", "catalog/boundaries.test.ts", [
    ["authors cannot be excluded", "game.authorUuid === null", "true"],
  ]),
  ...inFile("catalog/boundary-rules.ts", "catalog/boundaries.test.ts", [
    ["what is the player's own is hidden", ":not([${MINE}])", ""],
    ["a row of nothing is left standing", "[data-row]:not(:has", "[data-none]:not(:has"],
  ]),
  ...inFile("prices/country-price.ts", "prices/prices.test.ts", [
    ["the country's ratio is ignored", "ratio?.ratio_bp ?? SAME_AS_BASE_BP", "SAME_AS_BASE_BP"],
    ["a creator's own price is scaled as well", "if (own) return checked(own.price);", ""],
    ["capitals hide a country's price", "a.toLowerCase() === b.toLowerCase()", "a === b"],
    ["a negative price is paid out to the buyer", "if (price < 0)", "if (price < -1_000)"],
  ]),
  ...inFile("prices/price-lows.ts", "prices/price-history.test.ts", [
    [
      "the time before the release counts",
      "PRIOR_PRICE_DAYS * DAY_MS, soldMs)",
      "PRIOR_PRICE_DAYS * DAY_MS)",
    ],
    [
      "a moment of sale is a price to be reduced from",
      "pricedMs < PRIOR_PRICE_DAYS_MIN * DAY_MS",
      "pricedMs < 0",
    ],
    ["Poland is like everywhere", "!EACH_STEP_COUNTRIES.includes", "![].includes"],
    ["a raise during a sale goes unnoticed", "deeperBy < 0 ||", "false ||"],
  ]),
  ...inFile("prices/announcements.ts", "prices/announcements.test.ts", [
    ["the sale's own percentage is announced", "announcementIn(activity, country)?.percent ??", ""],
    [
      "the list price is struck though it was lower",
      "Math.min(listMeowcent, lowest ?? listMeowcent)",
      "listMeowcent",
    ],
    ["countries without an entry forget the base", "usual && country !== DEFAULT_PRICE_COUNTRY", "false"],
  ]),
  ...inFile("prices/shop-discount.ts", "prices/prices.test.ts", [
    ["an offer in any state counts", "activity.state !== ACTIVITY_RUNNING", "activity.state < 1"],
    ["an ended offer goes on", "instantMs(now) < instantMs(activity.ended_at)", "true"],
    [
      "an offer goes on through its last moment",
      "instantMs(now) < instantMs(activity.ended_at)",
      "instantMs(now) <= instantMs(activity.ended_at)",
    ],
    ["an offer without an end never runs", "activity.ended_at === null ||", "activity.ended_at !== null &&"],
    [
      "the discount is taken off twice",
      "sale: listMeowcent - discount",
      "sale: listMeowcent - discount - discount",
    ],
    ["the last day is shown in hours that are over", "leftMs < DAY_MS", "leftMs <= DAY_MS"],
    ["days are rounded down", "Math.ceil(leftMs / DAY_MS)", "Math.floor(leftMs / DAY_MS)"],
    ["an ended offer still shows a day", "if (leftMs <= 0)", "if (leftMs < 0)"],
  ]),
  ...inFile("payments/bonus-silver.ts", "payments/bonus-silver.test.ts", [
    ["a brand without silver grants some", "features.silver ? 1 : 0", "1"],
    ["a brand with silver grants none", "features.silver ? 1 : 0", "0"],
  ]),
  ...inFile("payments/quote-recharge.ts", "payments/quote-recharge.test.ts", [
    ["a plan that gives less sets the price", "coin === amount", "coin <= amount"],
    ["plans that are off the shelf count", "plansOnOffer(plans, currency_id)", "plans"],
    ["fractions of whole currencies are charged", "payableStep(currency_id)", "1"],
    ["a price falls below the rate", "Math.ceil(", "Math.floor("],
    ["little amounts are free", "Math.max(1, ", "Math.max(0, "],
    ["the bonus of a plan is lost", "silver: plan.silver", "silver: 0"],
  ]),
  ...inFile("taxes/top-up-price.ts", "taxes/top-up-price.test.ts", [
    ["a tax in prices is added once more", 'rule?.mode === "exclusive"', "rule"],
    ["a tax of fractions of whole currencies is charged", "payableStep(currencyId)", "1"],
    ["the tax is taken of the total", "BP_OF_ALL + rateBp, currencyId", "BP_OF_ALL, currencyId"],
    ["refunds round by themselves", "backOf(before + minor) - backOf(before)", "backOf(minor)"],
    ["more tax goes back than was paid", "before + minor > paid.pay_amount", "minor > paid.pay_amount"],
  ]),
  ...inFile("wallets/lots.ts", "wallets/lots.test.ts", [
    ["what never expires is spent first", "expiresAt ?? Number.MAX_SAFE_INTEGER", "expiresAt ?? 0"],
    ["what expires last is spent first", "endOf(a) - endOf(b)", "endOf(b) - endOf(a)"],
    [
      "bought coins go before gifts",
      'Number(a.origin === "paid") - Number(b.origin === "paid")',
      'Number(b.origin === "paid") - Number(a.origin === "paid")',
    ],
    ["the newest is spent first", "|| a.id - b.id", "|| b.id - a.id"],
    ["a lot is overdrawn", "Math.min(remaining, missing)", "missing"],
    ["more is spent than there is", "if (missing > 0) throw", "if (missing < 0) throw"],
    ["every lot pays the whole amount", "missing -= part", "missing -= 0"],
  ]),
  ...inFile("redemptions/rewards.ts", "redemptions/rewards.test.ts", [
    ["a code may be worth any amount", "isWithin(amount, REDEMPTION_AMOUNT_MAX)", "isGiven(amount)"],
    ["a code takes coins away", "value >= 1", "value >= -1"],
    ["fractions of a meowcent are given", "Number.isInteger(value)", "Number.isFinite(value)"],
    ["one code gives the same thing twice", "if (seen.has(identity))", "if (identity === '')"],
    [
      "a stray amount goes unnoticed",
      "isGiven(draft[field]) && ",
      "isGiven(draft[field]) && field !== 'amount' && ",
    ],
  ]),
  ...inFile("redemptions/code-letters.ts", "redemptions/code-letters.test.ts", [
    ["a look-alike makes a good code a bad one", '.replaceAll("O", "0")', ""],
    ["shorter codes are guessed sooner", "export const CODE_LENGTH = 16", "export const CODE_LENGTH = 12"],
    ["some letters are likelier than others", "byte % CODE_LETTERS.length", "byte % 30"],
  ]),
  ...inFile("coupons/stack-coupons.ts", "coupons/stack-coupons.test.ts", [
    [
      "every coupon works on the full price",
      "percentOf(before, discount_rate)",
      "percentOf(saleMeowcent, discount_rate)",
    ],
    [
      "the lower percentage comes first",
      "b.discount_rate - a.discount_rate",
      "a.discount_rate - b.discount_rate",
    ],
    [
      "coupons come off in the order of clicks",
      "b.discount_rate - a.discount_rate || (a.uuid < b.uuid ? -1 : 1)",
      "0",
    ],
    ["equal coupons have no order", "(a.uuid < b.uuid ? -1 : 1)", "0"],
    ["one coupon named twice counts twice", "[...once.values()]", "[...coupons]"],
  ]),
  ...inFile("coupons/deal.ts", "coupons/best-deal.test.ts", [
    ["the dearer deal is proposed", "a.total - b.total", "b.total - a.total"],
    ["coupons are spent that save nothing", "usedIn(a).length - usedIn(b).length", "0"],
    [
      "coupons that never expire are used up first",
      "compareLists(endsOf(candidates, a), endsOf(candidates, b))",
      "compareLists(endsOf(candidates, b), endsOf(candidates, a))",
    ],
  ]),
  ...inFile("coupons/best-deal.ts", "coupons/best-deal.test.ts", [
    [
      "coupons are proposed for games they are not for",
      "couponRefusal(userCoupon, storeId, now) === null && percentOf",
      "percentOf",
    ],
  ]),
  ...inFile("coupons/deal-search.ts", "coupons/best-deal.test.ts", [
    ["the search stops early", "total - mostToSaveFrom(index) > best.total", "total > best.total"],
    ["any coupon is taken for the twin of the one before", "kinds[index] === kinds[index - 1]", "true"],
  ]),
  ...inFile("coupons/coupon.ts", "coupons/coupon.test.ts", [
    ["a spent coupon can be used again", 'if (userCoupon.state !== COUPON_UNUSED) return "used";', ""],
    [
      "a coupon works in its last moment and after",
      "instantMs(coupon.ended_at) <= instantMs(now)",
      "instantMs(coupon.ended_at) < instantMs(now)",
    ],
    [
      "a coupon for one game works for all",
      "coupon.storeList.includes(storeId)",
      "coupon.storeList.length > 0",
    ],
    ["a coupon of an unknown scope works", 'coupon.applicable_scope === "store" && ', ""],
    [
      "a coupon warns a day too late",
      "leftMs <= COUPON_EXPIRING_DAYS * DAY_MS",
      "leftMs < COUPON_EXPIRING_DAYS * DAY_MS",
    ],
  ]),
  ...inFile("coupons/coupon-choice.ts", "coupons/coupon.test.ts", [
    ["one coupon is used for two games", 'usedElsewhere ? "used" : "available"', '"available"'],
    [
      "a click cannot take a coupon back",
      'kind === "selected" ? others',
      'kind === "selected" ? [...others, userCoupon.uuid]',
    ],
    ["an unavailable coupon is selected", 'kind === "unavailable" || kind === "used"', 'kind === "used"'],
  ]),
  ...inFile("wallets/wallet.ts", "wallets/wallet.test.ts", [
    [
      "silver pays more than there is to pay",
      "Math.min(Math.max(silverBalance, 0), total)",
      "Math.max(silverBalance, 0)",
    ],
    ["silver pays more than there is of it", "Math.min(Math.max(silverBalance, 0), total)", "total"],
    ["a silver debt is paid with coin", "Math.max(silverBalance, 0)", "silverBalance"],
    ["silver is spent against the buyer's wish", "useSilver ? Math.min", "true ? Math.min"],
    ["coin pays what silver has paid", "coin: total - silver", "coin: total"],
    [
      "silver is spent from the coin account",
      "silver: wallet.silver - split.silver",
      "silver: wallet.silver",
    ],
  ]),
  ...inFile("orders/quote.ts", "orders/orders.test.ts", [
    [
      "coupons come off the list price",
      "stackCoupons(price.sale, coupons)",
      "stackCoupons(price.list, coupons)",
    ],
    ["coupons are shown but not taken off", "final: stack.result", "final: price.sale"],
    ["silver does not count towards the total", "total - split.silver - coinBalance", "total - coinBalance"],
    ["coin does not count towards the total", "total - split.silver - coinBalance", "total - split.silver"],
    ["one meowcent short is let through", "remaining === 0", "remaining <= 1"],
    [
      "what is too much counts as missing",
      "Math.max(total - split.silver - coinBalance, 0)",
      "Math.abs(total - split.silver - coinBalance)",
    ],
    ["the total forgets the coupons", "lines.map((line) => line.final)", "lines.map((line) => line.sale)"],
  ]),
  ...inFile("orders/game-refund.ts", "orders/game-refund.test.ts", [
    ["a game can be returned after its last moment", "if (at >= refundEnds", "if (at > refundEnds"],
    ["a game can be returned a day longer", "+ days * DAY_MS", "+ (days + 1) * DAY_MS"],
    ["what was downloaded can be returned", "if (facts.is_downloaded)", "if (false)"],
    ["a game played for two hours can be returned", ">= playedHours * HOUR_MS", "> playedHours * HOUR_MS"],
    ["one refund too many is given", "lately >= atMost.games", "lately > atMost.games"],
    ["a game is given back twice", "if (facts.refunded_at !== null) return", "if (false) return"],
    ["ended coupons come back", "hasEnded(ended_at) ? [] : [uuid]", "[uuid]"],
    ["what has ended is not named", "end !== null && end <= at", "end !== null && end < at"],
  ]),
  ...inFile("orders/line-payment.ts", "orders/game-refund.test.ts", [
    [
      "each line is rounded by itself",
      "silverUpTo(order, before + line.final) - silverUpTo(order, before)",
      "silverUpTo(order, line.final)",
    ],
  ]),
  ...inFile("orders/lot-returns.ts", "orders/game-refund.test.ts", [
    ["a lot gets more than it gave", "Math.min(lot.amount, missing)", "missing"],
    ["money comes from no lot", "if (missing !== 0)", "if (false)"],
  ]),
  ...inFile("orders/differences.ts", "orders/orders.test.ts", [
    ["a cheaper price is charged without a word", "shown === actual ? []", "shown >= actual ? []"],
    ["a dearer price is charged without a word", "shown === actual ? []", "shown <= actual ? []"],
    ["a game not shown is bought along", "...quote.lines, ...shown.lines", "...shown.lines"],
    ["a game that vanished is not told", "...quote.lines, ...shown.lines", "...quote.lines"],
    [
      "the silver share is not compared",
      'const WHOLE_FIELDS = ["total", "silver", "coin"]',
      'const WHOLE_FIELDS = ["total"]',
    ],
    [
      "the list price is not compared",
      'const LINE_FIELDS = ["list", "discount", "sale", "final"]',
      'const LINE_FIELDS = ["final"]',
    ],
  ]),
  ...inFile("orders/purchase-refusal.ts", "orders/orders.test.ts", [
    ["a game is bought twice", 'if (facts.owned) return "store/already-owned";', ""],
    ["an unreleased game is sold", 'if (!facts.released) return "store/not-released";', ""],
    ["a free game counts as one without a price", "facts.list === null", "!facts.list"],
    ["a buyer pays without a country", 'facts.country ? null : "profile/country-required"', "null"],
  ]),
  ...inFile("payments/payment-machine.ts", "payments/payment-machine.test.ts", [
    [
      "the same payment is credited twice",
      "fact.sameTransaction ? stay(state)",
      "fact.sameTransaction ? { ...stay(state), credit: true }",
    ],
    ["a second real payment is swallowed", 'toReview(state, "second-payment")', "stay(state)"],
    ["a mismatch is credited", "if (fact.mismatch) return toReview(state, fact.mismatch);", ""],
    ["a message gets a payment out of review", 'state === "review" && fact.byStaff !== true', "false"],
    [
      "late money is not credited",
      '      : { ...stay("succeeded"), credit: true },',
      '      : state === "expired" ? stay(state) : { ...stay("succeeded"), credit: true },',
    ],
    [
      "a failure told late takes the coins' record back",
      "  failed: stay,",
      '  failed: () => stay("failed"),',
    ],
    ["a review takes a done payment back to processing", 'isCredited(state) ? state : "review"', '"review"'],
    ["a refund before its payment is lost", "parked: true };", "parked: false };"],
    ["a second ending replaces the first", "isOpen && kept", "kept"],
    [
      "part of a refund counts as all of it",
      'fact.fullRefund ? "refunded" : "partially_refunded"',
      '"refunded"',
    ],
    [
      "a disputed payment counts as never credited",
      '  "disputed",\n  "reversed",\n]);',
      '  "reversed",\n]);',
    ],
  ]),
  ...inFile("payments/payment-states.ts", "payments/payment-machine.test.ts", [
    ["an expired payment seems to go on for ever", "expired: 2", "expired: 0"],
    ["a payment in review looks done", "review: 0", "review: 1"],
  ]),
  ...inFile("payments/payment-timeline.ts", "payments/payment-timeline.test.ts", [
    ["a payment whose time is over waits for its payer", "expiresAt <= now", "expiresAt < now"],
    ["what is unknown is not told", '? null : "changed"', "? null : null"],
    ["a review is shown twice", 'to_state === "review" || ', ""],
  ]),
  ...inFile("payments/payment-proofs.ts", "payments/payment-proofs.test.ts", [
    ["a proof changes after the decision", '"expired", "review"]', '"expired", "review", "succeeded"]'],
    ["proofs are kept too long", "PAYMENT_PROOF_DAYS = 180", "PAYMENT_PROOF_DAYS = 181"],
  ]),
  ...inFile("payments/provider-switches.ts", "payments/provider-switches.test.ts", [
    ["a switch for one brand is on for it", "brand === way.brand", "brand !== way.brand"],
    ["a switch for a currency is for all of them", "currency === way.currency", "true"],
    ["a switch for a method is for all of them", "method === way.method", "true"],
    [
      "who does not say where they live gets round a switch",
      'matchesWay(off, way, "always")',
      'matchesWay(off, way, "never")',
    ],
    ["a switch has to match everything twice", "switches.some(", "switches.every("],
  ]),
  ...inFile("payments/provider-health.ts", "payments/provider-health.test.ts", [
    [
      "a provider needs one failure more to be down",
      "failures < HEALTH_FAILURES_MAX",
      "failures <= HEALTH_FAILURES_MAX",
    ],
    ["a provider that was down is never tried again", "quietMs >= PROVIDER_PROBE_MS", "false"],
    ["a provider stays down for ever", "quietMs >= HEALTH_MEMORY_MS", "false"],
    ["old failures outweigh an answer", "answered && failures >= HEALTH_FAILURES_MAX", "false"],
    ["every answer is kept", ".slice(-HEALTH_ANSWERS)", ""],
  ]),
  ...inFile("redemptions/voucher-code.ts", "redemptions/voucher-code.test.ts", [
    ["typos are not found", "CODE_LETTERS.charAt(checkOf(letters.slice(0, -1))) === letters.at(-1)", "true"],
    ["neighbours may change places", "% CHECK_MODULUS,", "% 31,"],
    ["a code ends without a check symbol", 'if (check !== "") return', "return"],
    ["a code is too short", "drawn.length !== RANDOM_LENGTH", "false"],
    ["letters that look like digits are another code", '.replaceAll("O", "0")', ""],
  ]),
  ...inFile("payments/compare-settlement.ts", "payments/compare-settlement.test.ts", [
    [
      "a second payment is credited late",
      'return [difference("duplicate", line, order)];',
      'return [difference("missing_local", line, order)];',
    ],
    ["money that went back is credited late", "if (books.returned.has(line.order_no))", "if (false)"],
    ["a credit without money is not noticed", "payment.is_due && !listed", "!payment.is_due && !listed"],
    [
      "another currency passes as the same amount",
      "if (line.currency_id !== payment.currency_id)",
      'if (line.currency_id === "")',
    ],
    [
      "less money passes as enough",
      "line.pay_amount === payment.pay_amount ?",
      "line.pay_amount <= payment.pay_amount ?",
    ],
    [
      "an odd amount takes the place of the payment",
      "isExact(line, order) && !isExact(before, order)",
      "false",
    ],
  ]),
  ...inFile("payments/money-back-lines.ts", "payments/compare-settlement.test.ts", [
    [
      "a lost dispute passes as an open one",
      'return state === "reversed";',
      'return state === "reversed" || state === "disputed";',
    ],
  ]),
  ...inFile("payments/fact-mismatch.ts", "payments/payment-machine.test.ts", [
    [
      "too much passes as the amount",
      "fact.pay_amount === order.pay_amount",
      "fact.pay_amount >= order.pay_amount",
    ],
    [
      "the currency is not compared",
      'if (fact.currency_id !== order.currency_id) return "currency-mismatch";',
      "",
    ],
    [
      "another merchant's payment counts as ours",
      'if (fact.merchant_account !== order.merchant_account) return "merchant-mismatch";',
      "",
    ],
  ]),
  ...inFile("navigation/return-path.ts", "navigation/return-path.test.ts", [
    ["a blob: address passes as ours", " || target.protocol !== site.protocol", ""],
    ["an encoded address of another site passes", "if (/^[/\\\\]{2}/.test(decoded)) return false;", ""],
    ["returning goes round in circles", " || sendsOn(target.pathname)", ""],
  ]),
  ...inFile("navigation/pg-state.ts", "navigation/pg-state.test.ts", [
    [
      "a forged state brings keys of its own",
      "Object.hasOwn(IS_VALID, key) && IS_VALID[key]?.(part)",
      "IS_VALID[key]?.(part) ?? true",
    ],
  ]),
  ...inFile("submissions/submission-states.ts", "submissions/submissions.test.ts", [
    ["a draft can be accepted unread", "accept: { submitted:", 'accept: { draft: "accepted", submitted:'],
    [
      "what is being read can be changed underneath",
      "edit: { draft:",
      'edit: { in_review: "in_review", draft:',
    ],
    ["a refused game is shown on its day", 'stored === "accepted" && isVisible', "isVisible"],
    [
      "a game is shown a moment late",
      "instantMs(visibleAt) <= instantMs(now)",
      "instantMs(visibleAt) < instantMs(now)",
    ],
  ]),
  ...inFile("submissions/submission-problems.ts", "submissions/submissions.test.ts", [
    [
      "nobody says that the characters are adults",
      'required("all_characters_adult", attestations.all_characters_adult)',
      'required("all_characters_adult", true)',
    ],
    ["a game that was bought comes out another day", "...releaseStays(store, released),", ""],
    [
      "a price below nothing is offered",
      "Number.isSafeInteger(value) && value >= 0",
      "Number.isSafeInteger(value)",
    ],
    ["a game without a price is offered", 'country === "us"', 'country !== ""'],
  ]),
  ...inFile("payments/top-up-refunds.ts", "payments/top-up-refunds.test.ts", [
    [
      "a refund reported twice is booked twice",
      "named.set(refundId, minor)",
      "named.set(refundId + named.size, minor)",
    ],
    ["totals of refunds add up", "total = Math.max(total, minor)", "total += minor"],
    ["an old total hides a refund", "return Math.max(sum, total)", "return total > 0 ? total : sum"],
    ["a refund counts again as part of the total", "return Math.max(sum, total)", "return sum + total"],
    [
      "parts of a refund leave a coin behind",
      "shareOf(whole, before + minor, payment.pay_amount) - shareOf(whole, before, payment.pay_amount)",
      "shareOf(whole, minor, payment.pay_amount)",
    ],
    ["more goes back than was paid", "before + minor > payment.pay_amount", "minor > payment.pay_amount"],
    ["a wallet goes below zero", "Math.min(due.coin, remaining.coin)", "due.coin"],
    ["spent silver is forgotten", "+ (due.silver - taken.silver)", "+ 0"],
  ]),
  ...inFile("payments/payment-disputes.ts", "payments/top-up-refunds.test.ts", [
    [
      "a dispute that was won is opened again",
      'return state === null ? "open"',
      'return state !== "open" ? "open"',
    ],
    [
      "a lost dispute is won after all",
      'state === null || state === "open" ? "won"',
      'state !== "won" ? "won"',
    ],
  ]),
  ...inFile("payouts/iban.ts", "payouts/bank-account.test.ts", [
    ["a mistyped IBAN gets the money", "=== 1;", "!== 0;"],
    ["an IBAN of another length passes", "text.length === LENGTHS.get(text.slice(0, 2)) && ", ""],
  ]),
  ...inFile("payouts/bank-account.ts", "payouts/bank-account.test.ts", [
    ["a local account without a bank is accepted", "!(bank_code !== null && ", "!(bank_code === null || "],
    ["a bank in another country than its IBAN is accepted", "country !== number.slice(0, 2)", "false"],
  ]),
  ...inFile("payouts/payout-terms.ts", "payouts/payout-terms.test.ts", [
    ["refunds after the release are still paid out", "payable + Math.min(0, held)", "payable"],
    ["held earnings are paid out", "payable + Math.min(0, held)", "payable + held"],
    ["a creator without anything owes a payout below zero", "Math.max(0, payable", "Math.max(-1e9, payable"],
    ["yen are paid with sen", "* step) * step", "* step)"],
    ["finance pays itself", "!payees.includes(actorUuid)", "payees[0] !== actorUuid"],
  ]),
  ...inFile("payouts/payout-states.ts", "payouts/payout-terms.test.ts", [
    [
      "a payout in a file for the bank is cancelled",
      '["settled", "returned"]',
      '["settled", "returned", "cancelled"]',
    ],
    ["what came back is settled again", "returned: []", 'returned: ["settled"]'],
  ]),
  ...inFile("payouts/earning-parts.ts", "payouts/payout-terms.test.ts", [
    ["the silver of lines does not add up", "upTo(before + final) - upTo(before)", "upTo(final)"],
  ]),
  ...inFile("payouts/credit-transfer.ts", "payouts/credit-transfer.test.ts", [
    ["cents below ten are read as tenths", '.padStart(2, "0")', ""],
    ["a transfer to another system is sent as SEPA", 'currency === "EUR" && [', 'currency !== "" && ['],
  ]),
  ...inFile("payouts/xml.ts", "payouts/credit-transfer.test.ts", [
    ["a name writes its own payment", "carried(content)", "content"],
  ]),
  ...inFile("payouts/bank-text.ts", "payouts/bank-account.test.ts", [
    ["banks are sent an ampersand", "+ ]*$/", "+& ]*$/"],
  ]),
  ...inFile("payouts/bank-account.ts", "payouts/bank-account.test.ts", [
    [
      "an account is kept whatever its holder is called",
      "isBankText(holder) ? { account }",
      "holder ? { account }",
    ],
  ]),
  ...inFile("csv/csv.ts", "csv/csv.test.ts", [
    ["a spreadsheet executes a name", "FORMULA.test(cell)", "false"],
    ["one of our codes may be a formula", "!CODE.test(code)", "false"],
    ["money that went out loses its sign", 'hundredths < 0 ? "-" : ""', '""'],
  ]),
  ...inFile("second-person/needs-second-person.ts", "second-person/needs-second-person.test.ts", [
    [
      "many small acts of one person are done alone",
      "actor_uuid)) + worth > max",
      "actor_uuid)) * 0 + worth > max",
    ],
    ["exactly the limit waits", "actor_uuid)) + worth > max", "actor_uuid)) + worth >= max"],
    ["many people do small acts for one player", "total(recent.filter(isTheirs)) + total", "total"],
    ["what costs nothing needs two people", "if (worth === 0) return false;", ""],
    ["yesterday counts", "instantMs(act.at) > since", "instantMs(act.at) >= since"],
    ["midnight starts a new day", "instantMs(at) - DAY_MS", "instantMs(at) - (instantMs(at) % DAY_MS)"],
  ]),
  ...inFile("grants/grant-limits.ts", "grants/grants.test.ts", [
    ["staff give to themselves among others", "!players.includes(actorUuid)", "players[0] !== actorUuid"],
  ]),
  ...inFile("grants/grant-states.ts", "grants/grants.test.ts", [
    ["a grant that waits counts as given", "!needsConfirmation || ", "needsConfirmation || "],
    ["a withdrawn grant waits on", 'decision === "withdrawn" ?', "decision === null ?"],
  ]),
  ...inFile("taxes/tax.ts", "taxes/tax.test.ts", [
    ["tax is taken of the gross price", "RATE_MAX + rule.rate_bp)", "RATE_MAX)"],
    ["net and tax are not the price", "net: price - tax", "net: price"],
    [
      "a rule goes on through its last moment",
      "moment < instantMs(rule.valid_until)",
      "moment <= instantMs(rule.valid_until)",
    ],
    ["another country's tax is charged", "rule.country === country &&", ""],
    ["a rule changes receipts of before", "from < instantMs(now) + TAX_NOTICE_MS", "from < 0"],
    ["two taxes stand at one time", 'return overlaps ? "valid_from" : null', "return null"],
  ]),
];

function inFile(
  file: string,
  killedBy: string,
  changes: readonly (readonly [says: string, from: string, to: string])[],
): Weakening[] {
  return changes.map(([says, from, to]) => ({ says, file, from, to, killedBy }));
}
