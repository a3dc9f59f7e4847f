import { useEffect, useState, type ComponentType } from 'react';
import type { DialogProps } from './dialog';

export type FullScreenProps = DialogProps & {
  file: string | undefined;
};

export function FullScreen({ file, ...dialog }: FullScreenProps) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const isMissing = dialog.open && !Dialog;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    import('./dialog').then(
      (module) => isWanted && setDialog(() => module.Dialog),
      () => isWanted && file && window.location.assign(file),
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing, file]);
  return Dialog ? <Dialog {...dialog} /> : null;
}
