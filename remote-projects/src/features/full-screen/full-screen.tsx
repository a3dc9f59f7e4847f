import { useEffect, useState, type ComponentType } from 'react';
import type { DialogProps } from './dialog';

export type FullScreenProps = DialogProps & {
  /** Address of what is shown: it is opened by itself when the dialog's code does not arrive. */
  file: string | undefined;
};

/** A dialog over the whole screen. Its code is fetched when it is opened for the first time. */
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
