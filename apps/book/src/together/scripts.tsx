import { Card, Grid, Heading, Stack, Text } from "@catnip/ui";

/** A sentence in each writing system. */
export function Scripts() {
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>Letters of the world</Heading>
      <Grid min="18rem" gap={4}>
        {SCRIPTS.map(([lang, sentence]) => (
          <Card key={lang}>
            <Text tone="faint" size="xs">
              {lang}
            </Text>
            <p lang={lang}>{sentence}</p>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

const SCRIPTS: readonly (readonly [string, string])[] = [
  ["vi-VN", "Chuyến phà cuối cùng rời bến lúc chín giờ mười phút."],
  ["ru-RU", "Последний паром отходит в десять минут десятого."],
  ["tr-TR", "Son vapur dokuzu on geçe kalkıyor; iskelede biri bekliyor."],
  ["th-TH", "เรือเฟอร์รีเที่ยวสุดท้ายออกตอนสามทุ่มสิบนาที"],
  ["ja-JP", "最終のフェリーは二十一時十分に出る。"],
  ["ko-KR", "마지막 여객선은 아홉 시 십 분에 떠납니다."],
  ["zh-TW", "最後一班渡輪在九點十分開出。"],
];
