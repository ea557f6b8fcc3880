import {
  Checkbox,
  CodeField,
  PasswordField,
  RadioTile,
  RadioTiles,
  SearchIcon,
  Select,
  Stack,
  Switch,
  TextArea,
  TextField,
} from "@catnip/ui";
import { Focused } from "./focused.tsx";
import { LONG_TITLE } from "./long-text.tsx";
import type { Part } from "../part.ts";

const GERMAN_LABEL = "Bestätigungsnachricht an die hinterlegte E-Mail-Adresse";
const GERMAN_FAULT = "Bitte überprüfen Sie die Schreibweise der E-Mail-Adresse und versuchen Sie es erneut.";

export const textField: Part = {
  title: "Text field",
  states: {
    empty: <TextField label="Email" type="email" placeholder="you@example.com" hint="We send a code." />,
    focus: (
      <Focused>
        <TextField label="Nickname" defaultValue="Mika" />
      </Focused>
    ),
    "with an icon": (
      <TextField label="Search" hideLabel type="search" placeholder="Search" icon={<SearchIcon />} />
    ),
    invalid: <TextField label="Nickname" defaultValue="Mika" error="This name is taken. Try another one." />,
    disabled: <TextField label="Account" defaultValue="mika@example.com" disabled />,
    "long words": (
      <TextField lang="de-DE" label={GERMAN_LABEL} defaultValue={LONG_TITLE} error={GERMAN_FAULT} />
    ),
    Thai: <TextField lang="th-TH" label="ชื่อเล่น" defaultValue="เรือเฟอร์รีเที่ยวสุดท้าย" hint="สูงสุด 20 ตัวอักษร" />,
    Chinese: <TextField lang="zh-CN" label="昵称" defaultValue="夜航渡轮" hint="最多 20 个字" />,
  },
};

export const textArea: Part = {
  title: "Text area",
  states: {
    empty: <TextArea label="Your comment" rows={3} placeholder="What stayed with you?" />,
    full: <TextArea label="Your comment" rows={3} defaultValue={`${LONG_TITLE}. `.repeat(4)} />,
    invalid: <TextArea label="Your comment" rows={3} defaultValue="…" error="At least ten characters." />,
    disabled: <TextArea label="Your comment" rows={3} defaultValue="Locked" disabled />,
  },
};

const password = { label: "Password", showLabel: "Show password", hideLabel: "Hide password" };

export const passwordField: Part = {
  title: "Password field",
  states: {
    empty: <PasswordField {...password} hint="8 to 16 letters and digits" />,
    filled: <PasswordField {...password} defaultValue="moonlight8" />,
    invalid: <PasswordField {...password} defaultValue="moon" error="At least 8 letters and digits." />,
    disabled: <PasswordField {...password} defaultValue="moonlight8" disabled />,
  },
};

export const codeField: Part = {
  title: "Code field",
  states: {
    empty: <CodeField label="Verification code" hint="8 digits, valid for 10 minutes" />,
    filled: <CodeField label="Verification code" defaultValue="01234567" />,
    invalid: <CodeField label="Verification code" defaultValue="01234567" error="The code is not right." />,
  },
};

const SORTS = [
  { value: "released", label: "Newest first" },
  { value: "updated", label: "Recently updated" },
  { value: "sold", label: "Sold out", disabled: true },
];

export const select: Part = {
  title: "Select",
  states: {
    chosen: <Select label="Sort by" options={SORTS} defaultValue="updated" />,
    invalid: <Select label="Sort by" options={SORTS} error="Please choose one." />,
    disabled: <Select label="Sort by" options={SORTS} disabled />,
    "long words": <Select label="Title" options={[{ value: "1", label: LONG_TITLE }]} />,
  },
};

export const choices: Part = {
  title: "Checkbox and switch",
  states: {
    checkbox: (
      <Stack gap={3}>
        <Checkbox label="Free trial" />
        <Checkbox label="On sale" defaultChecked hint="Games you can start at once" />
      </Stack>
    ),
    "checkbox, invalid": <Checkbox label="I am 18 or older" error="Please confirm to go on." />,
    "checkbox, disabled": (
      <Stack gap={3}>
        <Checkbox label="Free trial" disabled />
        <Checkbox label="On sale" disabled defaultChecked />
      </Stack>
    ),
    switch: (
      <Stack gap={3}>
        <Switch label="Show my email" />
        <Switch label="Use silver coins" hint="You have 2.00" defaultChecked />
      </Stack>
    ),
    "switch, disabled": (
      <Stack gap={3}>
        <Switch label="Show my email" disabled />
        <Switch label="Security mails" disabled defaultChecked />
      </Stack>
    ),
    "long words": <Checkbox lang="de-DE" label={GERMAN_LABEL} hint={GERMAN_FAULT} />,
  },
};

export const radioTiles: Part = {
  title: "Radio tiles",
  states: {
    chosen: (
      <RadioTiles legend="Choose an amount" name="plan" defaultValue="2" min="9.5rem">
        <RadioTile value="1" title="500" note="$4.99" />
        <RadioTile value="2" title="1,000" note="$9.99" badge="+50 silver" />
        <RadioTile value="3" title="10,000" note="$99.99" disabled />
      </RadioTiles>
    ),
    invalid: (
      <RadioTiles legend="Pay with" name="method" error="Please choose a way to pay.">
        <RadioTile value="card" title="Credit card" note="VISA, Master, JCB" />
        <RadioTile value="wallet" title="Alipay" aside="9.99" />
      </RadioTiles>
    ),
    "long words": (
      <RadioTiles legend="Titel" name="title" hideLegend>
        <RadioTile value="long" title={LONG_TITLE} note={GERMAN_FAULT} aside="1,234.50" badge="Empfehlung" />
      </RadioTiles>
    ),
  },
};
