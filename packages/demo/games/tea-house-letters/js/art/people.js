/**
 * The two women, drawn in layers: hair behind, body, face, expression, hair in front.
 * One flat style for both: few lines, warm shade, light from the left.
 * Every picture is 600 × 900, seen to the hip, and breathes by itself in CSS.
 */

const LINE = "#4a2c2a";

/** What each feeling does to brows, eyes and mouth. */
const FEELINGS = {
  calm: { brow: 0, eyes: "open", mouth: "soft" },
  smile: { brow: -2, eyes: "open", mouth: "smile" },
  laugh: { brow: -5, eyes: "happy", mouth: "laugh" },
  shy: { brow: -3, eyes: "down", mouth: "smile", blush: true },
  tender: { brow: -2, eyes: "soft", mouth: "smile", blush: true },
  sad: { brow: 4, tilt: 7, eyes: "down", mouth: "flat" },
  surprised: { brow: -9, eyes: "wide", mouth: "small" },
  thoughtful: { brow: 2, eyes: "aside", mouth: "flat" },
};
export const FEELING_NAMES = Object.keys(FEELINGS);

export function drawPerson(who, feeling) {
  const person = { wan, kaori }[who];
  const mood = FEELINGS[feeling] ?? FEELINGS.calm;
  return `<svg viewBox="0 0 600 900" aria-hidden="true" class="person ${who}">${person(mood)}</svg>`;
}

/** Su Wan, 31: a low bun with a wooden pin, green linen jacket over a cream collar, dark apron. */
function wan(mood) {
  const skin = "#f3cdb0";
  const shade = "#dca488";
  const hair = "#2c2230";
  const sheen = "#4b3a4d";
  return `
    <g transform="rotate(3 304 420)"><path d="M214 236C198 140 258 84 320 86C394 88 424 146 412 246C406 300 396 330 378 352L236 350C222 318 216 276 214 236Z" fill="${hair}"/>
    <ellipse cx="398" cy="330" rx="58" ry="52" fill="${hair}"/>
    <path d="M362 318C384 296 424 300 440 326M368 350C392 366 424 362 442 342" fill="none" stroke="${sheen}" stroke-width="5" stroke-linecap="round"/>
    <path d="M340 300L474 350" stroke="#a8693c" stroke-width="9" stroke-linecap="round"/><circle cx="476" cy="351" r="10" fill="#d8574a"/>
    <path d="M378 300C392 284 418 284 432 296M352 336C362 372 402 388 436 366" fill="none" stroke="${sheen}" stroke-width="3" stroke-linecap="round" opacity=".7"/></g>
    <path d="M268 330C272 380 268 408 250 424L304 540L372 424C354 406 350 380 352 336Z" fill="${skin}"/>
    <path d="M268 352C288 392 330 396 352 364C351 384 353 398 358 410C330 426 290 418 268 392Z" fill="${shade}"/>
    <path d="M118 900C112 720 116 560 168 492C196 456 238 440 262 418L306 500L364 416C396 440 440 452 470 488C520 552 520 720 512 900Z" fill="#5d8a72"/>
    <path d="M470 488C520 552 520 720 512 900H440C462 740 462 600 440 470Z" fill="#4a735e"/>
    <path d="M168 492C140 530 124 600 120 700L176 900H210C186 780 178 640 196 470Z" fill="#6f9c83"/>
    <path d="M262 420L304 530L348 420Z" fill="#f3cdb0"/><path d="M240 430L262 416L306 532L352 414L386 428L330 574L297 606L262 572Z" fill="#f2e4c8"/><path d="M250 420L306 532L356 418Z" fill="#f3cdb0"/><path d="M268 400C290 436 330 438 354 408L348 436C326 460 290 456 266 428Z" fill="${shade}" opacity=".55"/><path d="M248 424L300 520L262 572C244 520 236 470 236 432Z" fill="#f7ecd8"/><path d="M374 420L304 520L330 574C368 530 388 470 388 428Z" fill="#efe0c6"/>
    <path d="M236 432C238 486 250 540 268 590M388 428C384 500 356 560 268 640" fill="none" stroke="#3f6552" stroke-width="7"/>
    <path d="M212 900C206 800 214 700 236 640H398C424 700 430 800 424 900Z" fill="#39405c"/>
    <path d="M242 646C232 590 214 520 198 468M392 646C404 590 424 530 432 464" stroke="#39405c" stroke-width="19" fill="none"/><path d="M150 560C140 640 138 760 150 900M476 560C488 660 488 780 478 900M196 700C190 760 190 840 198 900" fill="none" stroke="#3f6552" stroke-width="4" opacity=".6" stroke-linecap="round"/>
    <path d="M270 720H366V800C340 816 296 816 270 800Z" fill="#2f3550"/><path d="M284 720L296 690L306 720" fill="#e8d8b0"/>
    <path d="M226 668H408" stroke="#555d80" stroke-width="5" stroke-dasharray="14 9"/>
    <g transform="rotate(3 304 420)"><path d="M230 214C226 300 244 352 276 376C296 390 326 390 346 374C382 344 398 296 394 212C390 150 350 128 312 128C268 128 234 156 230 214Z" fill="${skin}"/>
    <path d="M394 212C398 296 382 344 346 374C334 384 322 387 310 386C350 356 372 296 366 212Z" fill="${shade}" opacity=".45"/>
    <path d="M394 244C408 236 416 250 410 268C406 284 396 292 386 288" fill="${skin}"/><circle cx="402" cy="296" r="6" fill="#7fd0b0"/>
    <path d="M238 222C262 208 306 206 346 176C378 194 392 220 396 250L384 240C372 214 356 200 344 196C306 222 264 226 240 240Z" fill="${shade}" opacity=".5"/>
    ${face(mood, { leftX: 272, rightX: 344, y: 252, iris: "#5a3a2a", lips: "#c8605a", skinShade: shade })}
    <path d="M222 270C208 196 232 118 312 112C394 110 420 178 406 262C400 222 380 186 346 168C306 196 262 200 242 216C232 230 226 250 222 270Z" fill="${hair}"/>
    <path d="M346 168C356 150 372 142 388 148M330 172C296 190 268 196 246 208M338 150C300 176 266 182 240 200M356 176C378 190 392 214 400 240" fill="none" stroke="${sheen}" stroke-width="3" stroke-linecap="round" opacity=".75"/>
    <path d="M248 176C268 142 306 126 350 132" fill="none" stroke="${sheen}" stroke-width="8" stroke-linecap="round"/>
    <path d="M234 216C222 262 222 316 240 364C228 358 208 310 216 246Z" fill="${hair}"/><path d="M226 330C228 356 238 376 248 388" fill="none" stroke="${hair}" stroke-width="4" stroke-linecap="round"/>
    <path d="M398 236C404 262 402 284 396 300" fill="none" stroke="${hair}" stroke-width="6" stroke-linecap="round"/></g>`;
}

/** Minase Kaori, 34: chin-length bob with a silver streak, round glasses, white shirt, indigo work coat. */
function kaori(mood) {
  const skin = "#f6d6bf";
  const shade = "#e0ae96";
  const hair = "#5a3d35";
  const sheen = "#7d5a4c";
  return `
    <g transform="rotate(-3 304 420)"><path d="M196 270C188 146 236 88 304 88C376 88 422 150 412 272C410 330 404 372 388 398C356 414 250 414 220 396C204 366 198 322 196 270Z" fill="${hair}"/></g>
    <path d="M262 340C266 390 262 412 242 428L304 530L366 428C346 410 344 388 346 340Z" fill="${skin}"/>
    <path d="M262 360C284 400 324 402 346 370C346 388 348 400 354 412C326 432 284 424 261 400Z" fill="${shade}"/>
    <path d="M104 900C104 730 112 572 160 500C188 462 232 446 256 424L304 508L354 424C384 446 430 460 456 498C500 568 506 730 504 900Z" fill="#37477a"/>
    <path d="M456 498C500 568 506 730 504 900H432C456 740 452 610 428 478Z" fill="#2a3761"/>
    <path d="M160 500C130 552 116 640 112 760L166 900H196C176 780 170 650 186 482Z" fill="#46588f"/>
    <path d="M230 438L250 424L304 508L358 424L380 438C386 560 366 720 360 900H252C244 720 222 560 230 438Z" fill="#fbf6ec"/>
    <path d="M250 422L304 516L358 422Z" fill="#f6d6bf"/><path d="M256 426C286 452 326 452 352 426L342 452C322 466 288 466 268 452Z" fill="${shade}" opacity=".6"/><path d="M250 424L222 452L262 540L304 508Z" fill="#fff"/><path d="M358 424L388 452L346 540L304 508Z" fill="#efe6d6"/>
    <path d="M304 512V900" stroke="#d9cdb8" stroke-width="4"/><g fill="#c9b99d"><circle cx="304" cy="580" r="6"/><circle cx="304" cy="668" r="6"/><circle cx="304" cy="756" r="6"/></g>
    <path d="M230 438C214 560 232 740 240 900H186C180 740 176 580 196 474Z" fill="#37477a"/><path d="M382 438C400 560 378 740 370 900H430C440 740 444 580 420 470Z" fill="#31406f"/>
    <path d="M230 438C216 560 232 740 240 900M382 438C398 560 378 740 370 900" fill="none" stroke="#222d52" stroke-width="5"/>
    <path d="M396 628H450V694H396Z" fill="#2a3761"/><path d="M408 628V586M424 628V594" stroke="#c8935a" stroke-width="7" stroke-linecap="round"/><path d="M408 588L404 566H412Z" fill="#f0e2c0"/>
    <g transform="rotate(-3 304 420)"><path d="M222 222C218 306 238 358 270 382C290 396 318 396 338 380C374 350 390 302 386 220C382 158 344 136 304 136C260 136 226 164 222 222Z" fill="${skin}"/>
    <path d="M386 220C390 302 374 350 338 380C328 388 316 392 304 391C342 362 364 304 358 220Z" fill="${shade}" opacity=".4"/>
    <path d="M232 244C240 224 256 206 264 186C290 208 330 216 368 206C380 220 386 246 386 262L372 236C336 240 292 230 266 210C258 230 246 240 232 256Z" fill="${shade}" opacity=".5"/>
    ${face(mood, { leftX: 264, rightX: 336, y: 260, iris: "#46617a", lips: "#c9706a", skinShade: shade })}
    <g fill="rgb(255 255 255 / .16)" stroke="#8a5a3a" stroke-width="4.5"><circle cx="264" cy="262" r="30"/><circle cx="336" cy="262" r="30"/><path d="M294 258Q300 252 306 258M234 256L220 250M366 256L384 250" fill="none"/></g>
    <path d="M206 330C188 222 206 122 304 110C398 110 422 210 400 332C394 276 388 230 368 200C330 208 288 198 264 172C256 208 238 222 228 236C218 262 212 296 206 330Z" fill="${hair}"/>
    <path d="M296 116C318 138 356 166 384 218C391 242 395 266 398 292C402 250 396 214 380 186C356 146 324 124 306 112Z" fill="#d5cdd8"/>
    <path d="M264 172C252 212 238 224 228 238M284 140C300 168 330 188 366 198M250 150C236 176 222 206 218 250" fill="none" stroke="${sheen}" stroke-width="3.5" stroke-linecap="round" opacity=".8"/>
    <path d="M208 236C190 300 194 372 220 408C240 402 248 386 242 366C224 330 222 282 228 236Z" fill="${hair}"/><path d="M398 236C416 300 414 372 390 408C372 402 364 386 372 366C386 330 392 286 386 218Z" fill="${hair}"/>
    <path d="M214 290C210 330 214 366 226 390M398 290C402 330 400 364 390 388" fill="none" stroke="${sheen}" stroke-width="4" stroke-linecap="round" opacity=".8"/>
    <path d="M240 142C262 124 280 120 292 122" fill="none" stroke="${sheen}" stroke-width="9" stroke-linecap="round"/></g>`;
}

function face(mood, { leftX, rightX, y, iris, lips, skinShade }) {
  const middle = (leftX + rightX) / 2;
  const tilt = mood.tilt ?? 0;
  return `
    ${mood.blush ? `<ellipse cx="${leftX - 10}" cy="${y + 40}" rx="24" ry="12" fill="#f08a80" opacity=".42"/><ellipse cx="${rightX + 10}" cy="${y + 40}" rx="24" ry="12" fill="#f08a80" opacity=".42"/>` : ""}
    <path d="M${leftX - 22} ${y - 32 + mood.brow + tilt}Q${leftX} ${y - 44 + mood.brow} ${leftX + 20} ${y - 34 + mood.brow - tilt}" fill="none" stroke="${LINE}" stroke-width="5" stroke-linecap="round" opacity=".9"/>
    <path d="M${rightX - 20} ${y - 34 + mood.brow - tilt}Q${rightX} ${y - 44 + mood.brow} ${rightX + 22} ${y - 32 + mood.brow + tilt}" fill="none" stroke="${LINE}" stroke-width="5" stroke-linecap="round" opacity=".9"/>
    ${eye(mood.eyes, leftX, y, -1, iris)}${eye(mood.eyes, rightX, y, 1, iris)}
    <path d="M${middle + 2} ${y + 18}Q${middle + 9} ${y + 42} ${middle - 3} ${y + 45}" fill="none" stroke="${skinShade}" stroke-width="4.5" stroke-linecap="round"/>
    ${mouth(mood.mouth, middle, y + 76, lips)}`;
}

/** `side` is -1 for the eye on the left of the picture; lashes point outwards. */
function eye(kind, x, y, side, iris) {
  const lash = `stroke="${LINE}" stroke-linecap="round" fill="none"`;
  if (kind === "happy")
    return `<path d="M${x - 18} ${y + 6}Q${x} ${y - 14} ${x + 18} ${y + 6}" ${lash} stroke-width="6"/>`;
  if (kind === "down")
    return `<path d="M${x - 19} ${y - 1}Q${x} ${y + 15} ${x + 19} ${y - 1}" ${lash} stroke-width="6"/><path d="M${x + side * 17} ${y + 2}l${side * 8} 5M${x + side * 10} ${y + 8}l${side * 6} 6" ${lash} stroke-width="4"/>`;
  const high = { open: 17, soft: 13, wide: 21, aside: 15 }[kind];
  const look = kind === "aside" ? 6 : 0;
  return `
    <path d="M${x - 22} ${y + 3}Q${x - 2} ${y - high * 1.6} ${x + 22} ${y + 2}Q${x} ${y + high * 1.2} ${x - 22} ${y + 3}Z" fill="#fffaf4"/>
    <ellipse cx="${x + look}" cy="${y}" rx="11.5" ry="${high * 0.84}" fill="${iris}"/><ellipse cx="${x + look}" cy="${y + 4}" rx="8" ry="${high * 0.42}" fill="#fff" opacity=".2"/><ellipse cx="${x + look}" cy="${y}" rx="5.5" ry="${high * 0.44}" fill="#1d1418"/>
    <circle cx="${x + look - 4.5}" cy="${y - high * 0.34}" r="4" fill="#fff"/><circle cx="${x + look + 4}" cy="${y + high * 0.3}" r="2" fill="#fff" opacity=".8"/>
    <path d="M${x - 23} ${y + 4}Q${x - 2} ${y - high * 1.68} ${x + 23} ${y + 3}Q${x} ${y - high * 1.12} ${x - 23} ${y + 4}Z" fill="${LINE}" stroke="${LINE}" stroke-width="3" stroke-linejoin="round"/><path d="M${x + side * 19} ${y}l${side * 11} -7M${x + side * 14} ${y - 6}l${side * 9} -8" ${lash} stroke-width="3.5"/>
    <path d="M${x - 18} ${y - high * 0.98}Q${x} ${y - high * 1.5} ${x + 18} ${y - high * 1.02}" ${lash} stroke-width="2.4" opacity=".45"/>
    <path d="M${x - 12} ${y + high * 0.62 + 2}Q${x} ${y + high * 0.8 + 3} ${x + 12} ${y + high * 0.62 + 2}" ${lash} stroke-width="1.8" opacity=".4"/>`;
}

function mouth(kind, x, y, lips) {
  if (kind === "laugh")
    return `<path d="M${x - 24} ${y - 6}Q${x} ${y} ${x + 24} ${y - 6}Q${x + 18} ${y + 20} ${x} ${y + 21}Q${x - 18} ${y + 20} ${x - 24} ${y - 6}Z" fill="#a8403f"/><path d="M${x - 19} ${y - 3}Q${x} ${y + 3} ${x + 19} ${y - 3}L${x + 16} ${y + 4}Q${x} ${y + 8} ${x - 16} ${y + 4}Z" fill="#fff7f2"/>`;
  if (kind === "small") return `<ellipse cx="${x}" cy="${y + 2}" rx="9" ry="10" fill="#a8403f"/>`;
  if (kind === "smile")
    return `<path d="M${x - 22} ${y - 6}Q${x - 8} ${y - 2} ${x} ${y + 1}Q${x + 8} ${y - 2} ${x + 22} ${y - 6}Q${x + 12} ${y + 14} ${x} ${y + 14}Q${x - 12} ${y + 14} ${x - 22} ${y - 6}Z" fill="${lips}"/><path d="M${x - 24} ${y - 8}Q${x - 12} ${y + 5} ${x} ${y + 5}Q${x + 12} ${y + 5} ${x + 24} ${y - 8}" fill="none" stroke="#7a3234" stroke-width="3.4" stroke-linecap="round"/>`;
  const bend = kind === "flat" ? -4 : 4;
  const ends = y - bend * 0.3;
  return `<path d="M${x - 19} ${ends}Q${x - 8} ${y - 7} ${x} ${y - 3}Q${x + 8} ${y - 7} ${x + 19} ${ends}Q${x + 9} ${y + 11} ${x} ${y + 11}Q${x - 9} ${y + 11} ${x - 19} ${ends}Z" fill="${lips}"/>
    <path d="M${x - 21} ${ends}Q${x} ${y + bend} ${x + 21} ${ends}" fill="none" stroke="#7a3234" stroke-width="3" stroke-linecap="round"/>`;
}
