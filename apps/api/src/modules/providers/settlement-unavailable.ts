/**
 * A provider's list of a day is not there, not complete or not understood: it says nothing, least of all that all is
 * well.
 */
export class SettlementUnavailable extends Error {
  override readonly name = "SettlementUnavailable";
}
