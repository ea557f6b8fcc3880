/**
 * The account known to the simulator in `apps/bank`, with a public secret and a certificate authority of its own: they
 * are worthless, and production rejects them. Only the simulator has the private keys.
 */
export const simulator = (bankOrigin: string): Readonly<Record<string, string>> => ({
  baseUrl: `${bankOrigin}/paypal`,
  clientId: "catnip-development-client",
  clientSecret: "catnip-development-secret-of-no-value",
  merchantId: "CATN2PDEVXYZ9",
  webhookId: "2AB34567CD890123E",
  certificates: `${bankOrigin}/paypal/v1/notifications/certs/`,
  roots: ROOT,
});

const ROOT = `-----BEGIN CERTIFICATE-----
MIIDLjCCAhagAwIBAgIIcqlqL78EB+wwDQYJKoZIhvcNAQELBQAwNDEZMBcGA1UE
CgwQQ2F0bmlwIHRlc3QgYmFuazEXMBUGA1UEAwwOVGVzdCBiYW5rIHJvb3QwIBcN
MjAwMTAxMDAwMDAwWhgPMjA5OTEyMzEyMzU5NTlaMDQxGTAXBgNVBAoMEENhdG5p
cCB0ZXN0IGJhbmsxFzAVBgNVBAMMDlRlc3QgYmFuayByb290MIIBIjANBgkqhkiG
9w0BAQEFAAOCAQ8AMIIBCgKCAQEAwKne9fiX7mRq2zFgd9Q0i0n4jdDGunkrGu8U
EIVRbj77gO5bxYRx5UzJdGR3ipG0YKRmezZ7Om1jKrHsMzmrSfPIZb6s2T7MFNaB
ZpW3NJhaXEZPmzsVmKr6HuSUQjjATOyKG8i4tnQlodUAsabgfrmeWxTXtwW7fZMx
sNwWyYzR2DQv836CCWHA7b8rMyyMvwhoZJD+DYnlFcSUm81N+lQ4Um/5rkl7PyI3
txp2LLC6BDwOBpLxrcNzOtvQHT/5qTVqcgkAN3SM5r0h1fNh/5KVQLg4Fo4m1C96
+1TqDTof/v76Au9et2NiH0OH8H/r1jXQMEMkPcGG8iObBWsKHwIDAQABo0IwQDAP
BgNVHRMBAf8EBTADAQH/MA4GA1UdDwEB/wQEAwIBBjAdBgNVHQ4EFgQU7yhqPW/Y
6r4g2gPC9yAmEfGdfJIwDQYJKoZIhvcNAQELBQADggEBAEfFxQJhZLGbQNK6wq9q
UWLR0Ix5i7zv05Oh0M9nTH4UZ2NECM85MLvqhiVJL8uGeacO70WOCEl1UuetLtHJ
EqYJgqe+R20kYmEnh7DDu5WndwEyys1jrKyvHU5OXc2+42TyGPW9fRddqoK2UKAZ
FpY02QsdneAqoN6qcXrwtwc+BRSOww3QdZCXeaH9qLR0+8fmHhUpmYV+JymYFRI8
zA78VJIzEhj3Gq6X5t/92qjOxwsq6582CAt+FV+F7ykfTd/5MlX3WKi9f4Uo2QIc
Ohug/jwxZ2oPiWkGejNzae6dHyyUqCRSD6Wc3Ti3xtBsah7CjLFJ5WoCr1j/o0Q5
6Oc=
-----END CERTIFICATE-----`;
