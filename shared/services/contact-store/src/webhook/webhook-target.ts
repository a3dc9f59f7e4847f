/** Who is told of new contact requests. */
export interface WebhookTarget {
  url: string;
  /** `whsec_` and the key in base64, as in the Standard Webhooks specification. */
  secret: string;
}
