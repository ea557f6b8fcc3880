import {
  Badge,
  Button,
  CoinIcon,
  Coins,
  GlobeIcon,
  Heading,
  Notice,
  Panel,
  RadioTile,
  RadioTiles,
  Split,
  Stack,
  StepList,
  Switch,
  Table,
  TextLink,
} from "@catnip/ui";

/** Plans, ways to pay, a cart and a bill. */
export function Checkout() {
  return (
    <Stack gap={5} as="section">
      <Heading level={2}>Checkout</Heading>
      <Split
        sideWidth="24rem"
        side={
          <Panel title="Your order">
            <StepList
              steps={[
                { label: "Night Ferry to Minato", amount: "9.99" },
                { label: "Shop discount", note: "33% until Nov 24", amount: "−3.30", kind: "minus" },
                { label: "Coupon “Autumn”", note: "10% of 6.69", amount: "−0.67", kind: "minus" },
                { label: "Subtotal", amount: "6.02", kind: "subtotal" },
                { label: "Silver coins", amount: "−2.00", kind: "minus" },
                { label: "To pay", amount: <Coins text="4.02 coins" />, kind: "total" },
              ]}
            />
            <Switch label="Use silver coins" hint="You have 2.00" defaultChecked />
            <Notice tone="success" live={false}>
              You have enough coins.
            </Notice>
            <Button size="l" wide>
              Confirm
            </Button>
          </Panel>
        }
      >
        <Stack gap={6}>
          <RadioTiles legend="Choose an amount" name="plan" defaultValue="2" min="9.5rem">
            <RadioTile value="1" title={<Coins text="500 coins" />} note="$4.99" />
            <RadioTile value="2" title={<Coins text="1,000 coins" />} note="$9.99" badge="+50 silver" />
            <RadioTile value="3" title={<Coins text="3,000 coins" />} note="$29.99" badge="+200 silver" />
            <RadioTile value="4" title={<Coins text="10,000 coins" />} note="$99.99" disabled />
          </RadioTiles>
          <RadioTiles legend="Pay with" name="method" defaultValue="card" min="14rem">
            <RadioTile value="card" title="Credit card" note="VISA, Master, JCB">
              <CoinIcon size="1.5rem" />
            </RadioTile>
            <RadioTile value="wallet" title="Alipay" note="Scan with your phone">
              <GlobeIcon size="1.5rem" />
            </RadioTile>
          </RadioTiles>
          <Panel>
            <Table
              caption="Cart"
              columns={[
                { key: "game", header: "Game" },
                { key: "coupon", header: "Coupon" },
                { key: "price", header: "Price", align: "end" },
              ]}
              rows={[
                {
                  key: "1",
                  cells: {
                    game: "Night Ferry to Minato",
                    coupon: <Badge tone="accent">−10%</Badge>,
                    price: "6.02",
                  },
                },
                {
                  key: "2",
                  cells: {
                    game: "Red Thread Theatre",
                    coupon: <TextLink href="#c">Choose</TextLink>,
                    price: "4.50",
                  },
                },
              ]}
            />
          </Panel>
        </Stack>
      </Split>
    </Stack>
  );
}
