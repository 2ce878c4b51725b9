import { arch, area, box, disc, half, halfRing, leaf, outline, palm, row, type Shape } from "./shapes.ts"

/**
 * The pictures of articles, by slug, 1200 × 630. A list crops the sides and a wide page the top and the bottom, so the
 * subject is in the middle 630 × 540.
 */
export const scenes: Readonly<Record<string, readonly Shape[]>> = {
  "portabilidade-de-carencias": [
    box("aguaClara", 0, 0, 1200, 630),
    arch("agua", 340, 216, 120, 150),
    half("aguaFunda", 460, 216, 70),
    half("agua", 800, 216, 110),
    half("aguaFunda", 940, 216, 80),
    // The aqueduct: a road over two rows of arches.
    box("cobalto", 0, 216, 1200, 330),
    ...row(15, 90, (x) => arch("aguaClara", x - 48, 360, 66, 96)),
    ...row(15, 90, (x) => arch("agua", x - 48, 546, 66, 138)),
    box("anil", 0, 372, 1200, 18),
    box("anil", 0, 216, 1200, 18),
    // The tram.
    box("sol", 500, 126, 200, 78),
    box("petroleo", 486, 114, 228, 14),
    ...row(4, 46, (x) => box("papel", 514 + x, 140, 34, 28)),
    box("barro", 500, 178, 200, 10),
    disc("petroleo", 544, 206, 14),
    disc("petroleo", 656, 206, 14),
    box("petroleo", 0, 546, 1200, 84),
    ...row(9, 150, (x, n) => half(n % 2 ? "verde" : "mata", x, 630, n % 2 ? 84 : 60)),
    ...palm(870, 640, 300, 12),
    ...palm(330, 640, 230, -10),
  ],
  "golpe-do-boleto-falso": [
    box("agua", 0, 0, 1200, 630),
    half("aguaFunda", 180, 630, 270),
    half("aguaFunda", 1110, 630, 180),
    // The bill, with one quarter-round corner as in docs/identity.md.
    outline("papel", "M300 90h396a120 120 0 0 1 120 120v420H300z"),
    box("cobalto", 300, 90, 120, 120),
    half("sol", 360, 174, 36),
    ...row(3, 34, (y, n) =>
      box(n === 0 ? "petroleo" : "aguaFunda", 456, 112 + y, n === 0 ? 200 : 160 - n * 20, 14),
    ),
    box("agua", 336, 252, 444, 6),
    ...row(2, 44, (y) => [box("aguaFunda", 336, 286 + y, 210, 14), box("agua", 600, 286 + y, 180, 14)]),
    ...row(30, 15, (x, n) => box("anil", 336 + x, 430, [9, 4, 6, 3, 10][n % 5] ?? 6, 130)),
    // The glass and what it finds: one bar that is not like the others.
    area("petroleo", [806, 516], [840, 482], [986, 628], [952, 662]),
    disc("petroleo", 730, 406, 156),
    disc("vidrado", 730, 406, 130),
    ...row(6, 40, (x, n) =>
      box(
        n === 3 ? "barro" : "anil",
        622 + x,
        n === 0 || n === 5 ? 360 : 314,
        n % 2 ? 24 : 12,
        n === 0 || n === 5 ? 96 : 188,
      ),
    ),
  ],
  "reembolso-do-servidor-federal": [
    box("cobalto", 0, 0, 1200, 630),
    disc("sol", 735, 170, 80),
    half("anil", 120, 420, 150),
    half("anil", 1130, 420, 210),
    // Two towers and the bridge between them.
    box("papel", 540, 60, 54, 360),
    box("aguaFunda", 594, 60, 12, 360),
    box("papel", 630, 60, 54, 360),
    box("aguaFunda", 684, 60, 12, 360),
    box("papel", 594, 210, 40, 42),
    ...row(11, 30, (y) => [box("cobalto", 550, 78 + y, 34, 8), box("cobalto", 640, 78 + y, 34, 8)]),
    // A dome and a bowl on one long roof.
    half("papel", 420, 378, 66),
    half("papel", 850, 288, 104, true),
    box("papel", 240, 378, 760, 24),
    box("aguaViva", 240, 402, 760, 18),
    ...row(19, 40, (x) => box("papel", 252 + x, 402, 6, 18)),
    box("verde", 0, 420, 1200, 42),
    area("papel", [560, 462], [660, 462], [640, 402], [580, 402]),
    // Their reflection in the water.
    box("anil", 0, 462, 1200, 168),
    box("cobalto", 540, 462, 54, 140),
    box("cobalto", 630, 462, 54, 140),
    half("cobalto", 420, 480, 66, true),
    half("cobalto", 850, 570, 104),
    ...row(4, 42, (y, n) => box("anil", 0, 478 + y, 1200, 6 + n * 4)),
    ...palm(150, 452, 190, 8),
    ...palm(1075, 456, 150, -8),
    // Three of the people who work there.
    ...row(3, 34, (x, n) => [
      arch(n === 1 ? "barro" : "agua", 730 + x, 462, 18, 30),
      disc("papel", 739 + x, 424, 8),
    ]),
  ],
  "como-comparar-planos": [
    box("vidrado", 0, 0, 1200, 630),
    half("agua", 600, 560, 430),
    box("aguaFunda", 0, 560, 1200, 70),
    // The scale.
    box("petroleo", 588, 150, 24, 380),
    half("petroleo", 600, 560, 120),
    box("petroleo", 324, 150, 552, 20),
    disc("sol", 600, 150, 38),
    ...[350, 850].flatMap((x) => [
      area("petroleoClaro", [x, 168], [x + 4, 168], [x - 110, 380], [x - 116, 380]),
      area("petroleoClaro", [x - 4, 168], [x, 168], [x + 116, 380], [x + 110, 380]),
    ]),
    // The price on one side, the places of care on the other.
    ...[7, 9, 5].flatMap((coins, column) =>
      row(coins, 14, (y, n) => box(n % 2 ? "aguaViva" : "verde", 284 + column * 46, 366 - y, 40, 14)),
    ),
    box("papel", 772, 284, 96, 96),
    box("barro", 868, 324, 60, 56),
    area("anil", [762, 284], [820, 226], [878, 284]),
    arch("cobalto", 802, 380, 36, 58),
    box("papel", 888, 342, 20, 20),
    half("cobalto", 350, 378, 130, true),
    half("cobalto", 850, 378, 130, true),
    halfRing("anil", 350, 378, 130, 22, true),
    halfRing("anil", 850, 378, 130, 22, true),
    ...row(2, 1020, (x) => [
      leaf("verde", [60 + x, 560], [150 + x, 470]),
      leaf("mata", [60 + x, 560], [30 + x, 440], 1.1),
    ]),
  ],
  "plano-na-aposentadoria": [
    box("aguaClara", 0, 0, 1200, 630),
    disc("sol", 600, 250, 120),
    // The sea, with the sun's way on it, and the sand.
    box("cobalto", 0, 300, 1200, 150),
    half("anil", 130, 300, 150),
    half("anil", 330, 300, 90),
    ...row(2, 46, (y) => row(26, 48, (x) => halfRing("anil", x + y / 2, 344 + y, 24, 5, true))),
    ...row(3, 30, (y, n) => box("sol", 510 + n * 22, 314 + y, 180 - n * 44, 10)),
    box("papel", 0, 440, 1200, 190),
    // The pavement of the shore.
    box("petroleo", 0, 560, 1200, 70),
    outline("papel", `M-150 584${wave(5, 1)}v24${wave(5, -1)}z`),
    ...palm(300, 566, 430, -24),
    ...palm(900, 566, 430, 24),
    // The hammock.
    outline("barro", "M322 300C400 520 800 520 878 300C800 450 400 450 322 300Z"),
    outline("papel", "M360 372C450 486 750 486 840 372C750 462 450 462 360 372Z"),
    outline("petroleo", "M280 290l46 10l-2 8l-46-10zM920 290l-46 10l2 8l46-10z"),
  ],
  "quem-pode-ser-dependente": [
    box("cobalto", 0, 0, 1200, 630),
    ...row(5, 300, (x, n) => half("anil", x, 630, n % 2 ? 170 : 120)),
    // The umbrella.
    box("papel", 594, 36, 12, 560),
    half("papel", 600, 330, 276),
    outline("aguaFunda", "M462 330a138 276 0 0 1 276 0z"),
    ...row(4, 138, (x) => half("cobalto", 393 + x, 332, 69)),
    box("papel", 594, 262, 12, 120),
    // The family.
    arch("verde", 340, 640, 150, 220),
    disc("papel", 415, 400, 48),
    half("aguaViva", 415, 398, 50),
    disc("aguaViva", 415, 344, 18),
    arch("sol", 476, 640, 112, 150),
    disc("papel", 532, 470, 40),
    half("petroleo", 532, 468, 42),
    arch("petroleo", 640, 470, 116, 136),
    arch("aguaFunda", 618, 640, 160, 220),
    disc("papel", 698, 398, 46),
    half("petroleo", 698, 392, 48),
    arch("barro", 764, 640, 104, 124),
    disc("papel", 816, 498, 36),
    half("petroleo", 816, 496, 38),
  ],
  "rede-credenciada": [
    box("aguaClara", 0, 0, 1200, 630),
    half("agua", 330, 540, 330),
    half("aguaFunda", 960, 540, 260),
    disc("sol", 870, 130, 60),
    // The hospital.
    box("cobalto", 435, 150, 330, 390),
    box("anil", 435, 132, 330, 18),
    ...row(3, 84, (y) => row(4, 78, (x) => arch("papel", 459 + x, 240 + y, 48, 60))),
    arch("papel", 540, 540, 120, 132),
    arch("petroleo", 560, 540, 80, 106),
    box("papel", 765, 270, 150, 270),
    box("aguaFunda", 765, 252, 150, 18),
    outline("barro", "M822 300h36v36h36v36h-36v36h-36v-36h-36v-36h36z"),
    arch("cobalto", 800, 540, 80, 100),
    // The houses around it.
    box("verde", 285, 330, 150, 210),
    area("petroleo", [270, 330], [360, 240], [450, 330]),
    arch("papel", 310, 440, 36, 56),
    arch("papel", 374, 440, 36, 56),
    arch("papel", 336, 540, 48, 76),
    box("papel", 150, 420, 135, 120),
    half("cobalto", 217, 420, 68),
    arch("petroleo", 196, 540, 42, 70),
    box("verde", 930, 400, 150, 140),
    half("mata", 1005, 400, 75),
    arch("papel", 956, 540, 36, 80),
    arch("papel", 1016, 540, 36, 80),
    ...palm(100, 560, 240, -10),
    ...palm(1135, 560, 270, 10),
    box("petroleo", 0, 540, 1200, 90),
    ...row(14, 90, (x) => box("papel", x + 8, 582, 44, 6)),
  ],
}

/** The pavement's wave, in bows of 150 to the right or back to the left. */
function wave(pairs: number, way: 1 | -1) {
  const bow = (sweep: number) => `a75 34 0 0 ${sweep} ${150 * way} 0`
  return (bow(1) + bow(0)).repeat(pairs)
}
