/** Made by dev/lantern-generator.js (seed 7); each has exactly one solution. */
export const FIRST_LEVELS = [
  { map: ["b.CA", ".cB.", "....", "a..."], ways: ["DDDLLL", "DLLUU", "LD"] },
  { map: ["aBdC.", "...D.", "..c..", ".....", "...Ab"], ways: ["LLLUUUU", "DDDRRRD", "RDDLL", "LU"] },
  { map: ["a..AB", "Cb...", ".E...", ".d..e", "..c.D"], ways: ["LLL", "DLLL", "DDDRR", "LULL", "RRRD"] },
  {
    map: ["B...D", "a..EC", "..d..", "..e..", "...bc", "....A"],
    ways: ["LLLLUUUU", "RDDDDRR", "DDD", "LLDD", "DDL"],
  },
  {
    map: ["B.A...", "c...b.", "......", "..E.D.", "..deC.", ".....a"],
    ways: ["RRRDDDDD", "RDRRR", "DLLLLUUUU", "ULLLDDR", "RD"],
  },
  {
    map: ["a...Ab", "B.....", "F..feD", "E.....", "......", "dC...c"],
    ways: ["LLLL", "RRRRRU", "RRRR", "DDLLLLLD", "RRRRU", "RRR"],
  },
];
