import { openGate } from "../age-script.ts";

openGate();
