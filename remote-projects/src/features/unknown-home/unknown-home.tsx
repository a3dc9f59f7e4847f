import { paths } from '@site/contracts';
import { ButtonLink } from '@site/ui/core';
import { ParcelStage } from '@site/ui/media';

export function UnknownHome() {
  return (
    <ParcelStage
      plot="missing"
      title="We could not find this home"
      text="The link may be mistyped, or the home is no longer among our samples. You can still search our other sample homes."
    >
      <ButtonLink to={paths.projectSearch} size="lg">
        Search sample homes
      </ButtonLink>
    </ParcelStage>
  );
}
