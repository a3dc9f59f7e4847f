export interface WebhookTarget {
  url: string;
  /** `whsec_` and the key in base64 (Standard Webhooks). */
  secret: string;
}
