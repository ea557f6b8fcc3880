/** Made by dev/lantern-generator.js (seed 7); each has exactly one solution. */
export const LATER_LEVELS = [
  { map: [".....", "...b.", "..C#a", "...c#", "A..B#"], ways: ["UUUURRRRDD", "LLUUURR", "DR"] },
  { map: ["A....", "d.b.v", "CDc..", ".....", "B.>.a"], ways: ["RRRRDDDD", "RRRUUUL", "DRRU", "UL"] },
  {
    map: [".b....", "...d..", ".CA..c", "..#...", "#B..eD", "a..#.E"],
    ways: ["RDDLDLL", "ULUUUR", "URURRRDD", "ULUUL", "LU"],
  },
  {
    map: ["a#...<", "....C.", "....b.", ".d#D..", "...<.A", "...c.B"],
    ways: ["UUUULLLDLLU", "LUUU", "LDLLLDDDRRR", "DLLU"],
  },
  {
    map: [".....a", ".B....", ".c..<.", "^..d..", ".DC...", "..Ab<."],
    ways: ["LLUUUUURRRRR", "RRRRDDDDLL", "RRUULLL", "URR"],
  },
  {
    map: ["..<..C", "......", ".d..ED", ".e..>.", "..A.#.", "Bc.b..", "...#a#"],
    ways: ["RURRDDLD", "DRRUR", "LLLLLDDDDRD", "ULLLLD", "LLDL"],
  },
  { map: ["a....", "B+.c.", ".....", ".C.b.", "....A"], ways: ["LLLLUURUUL", "RRURRDDDL", "RURU"] },
  {
    map: ["a....", "...C.", "...d.", "..B..", ".DA+.", "..c.b"],
    ways: ["RRUUUULLLL", "RDDR", "LLLDDDDRR", "UURR"],
  },
  {
    map: ["...C#a", ".#dAB.", "......", ".+....", "..b+..", "D.c..."],
    ways: ["DDDDRRUUUUU", "DDDLL", "LLLDDRDDDR", "UURRUU"],
  },
  {
    map: ["c..a.E", "B.+..D", "......", ".+....", "..dCe.", "Ab...."],
    ways: ["UURRUUUR", "DRDDD", "UUULLUL", "DDDDLLLU", "LDDDD"],
  },
  {
    map: ["....b#", "..dc..", "..#.E.", "...+a.", "......", "B.+D..", "A>.e.C"],
    ways: ["RRUUURR", "UUUUURRRR", "UUUUULL", "LLUUUUR", "LDDRDDL"],
  },
  {
    map: [".d>.ca", ".e+.B.", "......", "C+....", "..AE.^", "D.+...", "b....."],
    ways: ["DDRRRUUUUUU", "DDDDLLLDL", "RRUUURR", "URUULUUR", "UUULL"],
  },
  {
    map: [".....B", "2cdC.a", "......", "...D3.", ".b....", "A....."],
    ways: ["RRRRRUUUU", "LLLLLDDDDR", "RDDDLLULUU", "ULU"],
  },
  {
    map: [".a#...", ".#..CD", "..+..B", "....d.", "A...c.", "b2..2."],
    ways: ["UUUUR", "DDDLLLLL", "DLLLDDRRR", "ULLDLDDRR"],
  },
  {
    map: [".....b", "C..d..", "..E#c.", "......", "^.D.#A", ".+<.B1", "e.a..."],
    ways: ["DDLLL", "LUURRUUU", "URRRRDD", "DLLUUURURR", "DLDDDL"],
  },
  {
    map: ["4<...a", "d...^.", "e.cE.1", "..+...", "D..AB.", "...+..", "Cb...."],
    ways: ["DDRRUUUUUU", "DLLDL", "URURUU", "URRRRUUULLLLD", "ULLDL"],
  },
  {
    map: ["..F....", ".D.4#E.", ".c.f..d", ".+6...<", "a.e.B+.", "^...Cb#", "......A"],
    ways: ["LLLLLLUU", "RRULDD", "LLLUUU", "RRURRRDD", "DLDLDL", "LLDDDRRUR"],
  },
  {
    map: ["b.....v", "aC+.e..", ".B.D...", "....+.c", ".^F.4.f", ".E#..+.", "^d....#", ".....1A"],
    ways: ["LLLLLLUUUUUU", "RUULL", "RRURRRDDD", "RDDRDDLLLL", "UURRRRUUL", "RDRRRU"],
  },
];
