// Read by the code generator; screens import the documents from `./index.ts`.

export const paymentFields = /* GraphQL */ `
  fragment PaymentFields on Payment {
    order_no
    status
    state
    provider_key
    method
    currency_id
    pay_amount
    net_amount
    tax_amount
    tax_rate_bp
    coin
    silver
    return_url
    created_at
    review {
      status
      reason
      currency_id
      pay_amount
      credited_order_no
    }
  }
`;

export const rechargePlans = /* GraphQL */ `
  query RechargePlans($currency_id: String!) {
    findRechargePlans(currency_id: $currency_id) {
      id
      index
      amount
      coin
      silver
      currency_id
      pay_amount
      tax_amount
      tax_rate_bp
      enable
    }
  }
`;

export const paymentMethods = /* GraphQL */ `
  query PaymentMethods($platform: PaymentDevice!) {
    findPaymentMethod(platform: $platform) {
      id
      method
    }
  }
`;

export const paymentProviders = /* GraphQL */ `
  query PaymentProviders($method: [String!], $currency_id: String!) {
    findPaymentProvider(state: 0, method: $method, currency_id: $currency_id) {
      id
      provider_key
      name
      is_available
      is_proven
      adds_tax
      payment_provider_method {
        method
        provider_key
        support_currency
        place
      }
    }
  }
`;

export const coinRate = /* GraphQL */ `
  query CoinRate($currency_id: String!) {
    getPlatformCoinToCurrencyIdRate(currency_id: $currency_id) {
      currency_id
      minor_per_100_coins
    }
  }
`;

export const createPayTicket = /* GraphQL */ `
  mutation CreatePayTicket($platform_key: String!) {
    createPayTicket(platform_key: $platform_key) {
      token
      expires_at
    }
  }
`;

export const payerFields = /* GraphQL */ `
  fragment PayerFields on Payer {
    uuid
    nickname
    email
    head
  }
`;

export const payer = /* GraphQL */ `
  query Payer {
    findPayer {
      ...PayerFields
    }
  }
`;

export const openPayLink = /* GraphQL */ `
  mutation OpenPayLink($data: String!, $platform_key: String!, $challenge: String!) {
    openPayLink(data: $data, platform_key: $platform_key, challenge: $challenge)
  }
`;

export const confirmPayTicket = /* GraphQL */ `
  mutation ConfirmPayTicket($challenge: String!) {
    confirmPayTicket(challenge: $challenge) {
      proof
    }
  }
`;

export const provePayVisit = /* GraphQL */ `
  mutation ProvePayVisit($challenge: String!, $platform_key: String!) {
    provePayVisit(challenge: $challenge, platform_key: $platform_key) {
      proof
    }
  }
`;

export const startPaySession = /* GraphQL */ `
  mutation StartPaySession($proof: String!, $verifier: String!, $platform_key: String!) {
    startPaySession(proof: $proof, verifier: $verifier, platform_key: $platform_key) {
      pay_token
      expires_in
      payer {
        ...PayerFields
      }
    }
  }
`;

export const startPayment = /* GraphQL */ `
  mutation StartPayment($proof: String!, $verifier: String!, $platform_key: String!, $locale: String) {
    startPayment(proof: $proof, verifier: $verifier, platform_key: $platform_key, locale: $locale) {
      pay_token
      expires_in
      payer {
        ...PayerFields
      }
      payment {
        ...PaymentFields
      }
    }
  }
`;

export const nextActionFields = /* GraphQL */ `
  fragment NextActionFields on PaymentNextAction {
    __typename
    ... on PaymentRedirect {
      url
    }
    ... on PaymentForm {
      action
      fields {
        name
        value
      }
    }
    ... on PaymentQr {
      payload
      expires_at
    }
    ... on PaymentInPage {
      inputs: fields {
        name
        kind
      }
      card_frames {
        script_url
        app_id
        app_key
        server_type
      }
    }
    ... on PaymentVoucher {
      shop_url
    }
    ... on PaymentManual {
      reference
    }
  }
`;

export const submitPayment = /* GraphQL */ `
  mutation SubmitPayment($order_no: ID!, $locale: String, $platform: PaymentDevice) {
    submitPayment(order_no: $order_no, locale: $locale, platform: $platform) {
      ...NextActionFields
    }
  }
`;

export const submitPaymentFields = /* GraphQL */ `
  mutation SubmitPaymentFields($order_no: ID!, $fields: [PaymentFieldInput!]!) {
    submitPaymentFields(order_no: $order_no, fields: $fields) {
      ...NextActionFields
    }
  }
`;

export const returnFromProvider = /* GraphQL */ `
  mutation ReturnFromProvider($order_no: ID!, $query: String!) {
    returnFromProvider(order_no: $order_no, query: $query) {
      hint
      payment {
        ...PaymentFields
      }
    }
  }
`;

export const refreshPayment = /* GraphQL */ `
  mutation RefreshPayment($order_no: ID!) {
    refreshPayment(order_no: $order_no) {
      ...PaymentFields
    }
  }
`;

export const payment = /* GraphQL */ `
  query Payment($order_no: ID!) {
    findPayment(order_no: $order_no) {
      ...PaymentFields
    }
  }
`;

export const paymentLog = /* GraphQL */ `
  query PaymentLog($q: PageInput, $limit: Int) {
    findPaymentLog(q: $q, limit: $limit) {
      ...PaymentFields
      refunds {
        kind
        pay_amount
      }
    }
  }
`;

export const preRechargeAccount = /* GraphQL */ `
  query PreRechargeAccount($currency_id: String, $amount: [Amount!]!) {
    preRechargeAccount(currency_id: $currency_id, amount: $amount) {
      amount
      currency_id
      pay_amount
      tax_amount
      silver
      plan_id
    }
  }
`;

export const paymentProofFields = /* GraphQL */ `
  fragment PaymentProofFields on PaymentProof {
    uuid
    width
    height
  }
`;

export const paymentTimelineFields = /* GraphQL */ `
  fragment PaymentTimelineFields on PaymentTimeline {
    payment {
      ...PaymentFields
    }
    steps {
      kind
      at
      source
    }
    outlook
    expires_at
    next_query_at
    booked_at
    booked_coin
    booked_silver
  }
`;

export const paymentTimeline = /* GraphQL */ `
  query PaymentTimeline($order_no: ID!) {
    findPaymentTimeline(order_no: $order_no) {
      ...PaymentTimelineFields
      takes_proofs
      proofs {
        ...PaymentProofFields
      }
    }
  }
`;

export const paymentProofs = /* GraphQL */ `
  query PaymentProofs($order_no: ID!) {
    findPaymentTimeline(order_no: $order_no) {
      takes_proofs
      proofs {
        ...PaymentProofFields
        url
      }
    }
  }
`;

export const addPaymentProof = /* GraphQL */ `
  mutation AddPaymentProof($order_no: ID!, $file: Upload) {
    addPaymentProof(order_no: $order_no, file: $file) {
      ...PaymentProofFields
    }
  }
`;

export const removePaymentProof = /* GraphQL */ `
  mutation RemovePaymentProof($order_no: ID!, $uuid: ID!) {
    removePaymentProof(order_no: $order_no, uuid: $uuid)
  }
`;
