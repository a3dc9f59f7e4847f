import { paths } from '@site/contracts';
import { ButtonLink } from '@site/ui/core';
import { ParcelStage } from '@site/ui/media';

export function NotFoundPage() {
  return (
    <ParcelStage
      plot="missing"
      title="This page not exists!"
      titleStyle="display"
      text="The address may be mistyped, or the page has moved. The homepage is a good place to start again."
    >
      <ButtonLink to={paths.home} size="lg">
        Back to Homepage
      </ButtonLink>
      <ButtonLink to={paths.projects} size="lg" variant="outline">
        Our Projects
      </ButtonLink>
    </ParcelStage>
  );
}
