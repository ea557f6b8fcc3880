import type { Questions } from "../load/load.ts";
import type { ApiRequest } from "./api.ts";
import type { Product } from "./product.ts";

/** From 0 on, another one each time. */
export function counted<Question>(questionOf: (number: number) => Question): () => Question {
  let number = -1;
  return () => questionOf((number += 1));
}

/** Ever different requests to the API, whose answers hold no error. */
export const apiQuestions = ({ port }: Product, requestOf: (number: number) => ApiRequest): Questions => ({
  origin: `http://127.0.0.1:${port}`,
  next: counted((number) => ({ ...requestOf(number), method: "POST" })),
  isRight: (body) => !body.includes('"errors"'),
});
