export { contactId, ContactForm } from './contact-form';
export type { ContactFormProps } from './contact-form';
