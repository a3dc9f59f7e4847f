import { useEffect, useState } from 'react';

export interface PicturePreview {
  /** Address of the chosen picture inside this browser. */
  url: string;
  fileName: string;
}

/** Shows a chosen picture without sending it anywhere; its address ends with the preview. */
export function usePicturePreview() {
  const [preview, setPreview] = useState<PicturePreview>();
  const url = preview?.url;
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  const choose = (file: File | undefined) => {
    if (file?.type.startsWith('image/')) setPreview({ url: URL.createObjectURL(file), fileName: file.name });
  };
  return { preview, choose, remove: () => setPreview(undefined) };
}
