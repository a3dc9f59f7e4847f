export const accountNotice = 'This is a demonstration. Nothing you type here is sent or kept.';
