/**
 * The most common leaked passwords that our policy would allow (8 to 16 letters and digits), in lower case.
 * Repetitions (`11111111`, `abcabcabc`), runs (`12345678`) and words such as "password" followed by digits are caught
 * by rule and need no entry here.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  1234567890 0987654321 12344321 123123123 123321123 147258369 987654321 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
  1qaz2wsx3edc zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5 qazwsxedc qazwsx123 asdfghjk asdfghjkl asdf1234 asdfasdf
  zxcvbnm1 zxcvbnm123 qwer1234 qweasdzxc qwe123qwe qwertyui qwertyuiop qwertzuiop azertyuiop 1234qwer 123qweasd
  abcd1234 abc12345 a1b2c3d4 a1234567 a12345678 a123456789 aa123456 aa12345678 asd123456 qq123456 woaini1314
  woaini520 5201314520 1314520520 zxc123456 1a2b3c4d 123456abc 123456aa 123456789a 123456789q 12345qwert
  baseball basketball football1 superman superman1 batman123 spiderman pokemon1 starwars starwars1 jordan23
  michael1 michelle jennifer jessica1 charlie1 liverpool chelsea1 arsenal1 barcelona realmadrid juventus
  sunshine sunshine1 princess princess1 butterfly chocolate computer internet samsung1 whatever trustno1
  dragon123 monkey123 shadow123 master123 killer123 freedom1 hello123 hello1234 secret123 changeme changeme1
  password welcome1 passw0rd p4ssw0rd pa55word test1234 testtest tester123 guest123 user1234 root1234 admin123
  administrator default1 temp1234 login123 access14 mustang1 corvette mercedes ferrari1 porsche911 harley123
  computer1 november december september october1 january1 february summer2020 summer2021 winter2020 spring2020
  blink182 nirvana1 metallica slipknot iloveyou1 iloveyou2 loveyou1 lovelove forever1 blessed1 jesus123 qwerty123
  11223344 12121212 12341234 13131313 10203040 22446688 88888888 66666666 11112222 00001111 31415926 27182818
  19871987 19901990 20002000 20102010 69696969 77777777 420420420 696969696 159753159 147896325 741852963 789456123
  159357456 456789123 321654987 963852741 12369874 78963214 14725836 25802580 55555555 99999999
  `
    .trim()
    .split(/\s+/),
);
