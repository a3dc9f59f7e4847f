import { useEffect, useState } from 'react';

export interface PicturePreview {
  url: string;
  fileName: string;
}

/** Revokes the object URL when the preview ends. */
export function usePicturePreview() {
  const [preview, setPreview] = useState<PicturePreview>();
  const [isBroken, setIsBroken] = useState(false);
  const url = preview?.url;
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  const show = (next: PicturePreview | undefined, broken = false) => {
    setPreview(next);
    setIsBroken(broken);
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (file.type.startsWith('image/')) show({ url: URL.createObjectURL(file), fileName: file.name });
    else show(undefined, true);
  };
  return { preview, isBroken, choose, remove: () => show(undefined), refuse: () => show(undefined, true) };
}
