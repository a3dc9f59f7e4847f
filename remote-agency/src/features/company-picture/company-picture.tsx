import { useEffect, useRef, useState } from 'react';
import { Box, Button, chakra, Flex, Grid, Text, VisuallyHidden } from '@site/ui/core';
import { Building2, Pencil } from 'lucide-react';

export function CompanyPicture() {
  const { preview, isBroken, choose, remove, refuse } = usePicturePreview();
  const chooser = useRef<HTMLInputElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const takeAway = () => {
    // Otherwise choosing the same file again fires no change event.
    if (chooser.current) chooser.current.value = '';
    remove();
    edit.current?.focus();
  };
  return (
    <Flex role="group" aria-label="Company Picture" align="center" wrap={{ base: 'wrap', sm: 'nowrap' }} gap="6">
      <Grid
        placeItems="center"
        boxSize="8rem"
        flexShrink={0}
        overflow="hidden"
        rounded="card"
        bg="bg.sand"
        color="fg.muted"
      >
        {preview ? (
          <chakra.img
            src={preview.url}
            alt="Preview of your company picture"
            boxSize="8rem"
            objectFit="cover"
            onError={refuse}
          />
        ) : (
          <Building2 size={40} aria-hidden />
        )}
      </Grid>
      <Box minW="0">
        <Text textStyle="label">Company Picture</Text>
        <Text textStyle="small" color="fg.muted" role="status" truncate={isBroken ? false : true}>
          {isBroken
            ? 'This file cannot be shown as a picture. Choose a JPEG, PNG or WebP file.'
            : (preview?.fileName ?? 'No picture yet')}
        </Text>
        <Flex columnGap="5" wrap="wrap" mt="2">
          <Button
            ref={edit}
            variant="outline"
            size="sm"
            icon={<Pencil size={16} aria-hidden />}
            onClick={() => chooser.current?.click()}
          >
            Edit<VisuallyHidden> company picture</VisuallyHidden>
          </Button>
          {preview && (
            <Button variant="plain" size="sm" onClick={takeAway}>
              Remove
            </Button>
          )}
        </Flex>
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          hidden
          aria-label="Choose a company picture"
          onChange={(event) => choose(event.currentTarget.files?.[0])}
        />
      </Box>
    </Flex>
  );
}

interface PicturePreview {
  url: string;
  fileName: string;
}

/** Revokes the object URL when the preview ends. */
function usePicturePreview() {
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
