import { paths } from '@site/contracts';
import { NoOpForm } from '@site/contact-form/no-op';
import { chakra, Heading } from '@site/ui/core';
import { profileReasons } from '../content/company';
import { profileNotice } from '../content/demonstration';
import { steps } from '../content/steps';
import { CompanyFields } from '../features/company-fields/company-fields';
import { CompanyPicture } from '../features/company-picture/company-picture';
import { FlowPage } from '../features/flow-page/flow-page';

export default function CompleteProfilePage() {
  return (
    <FlowPage title="Complete your company profile" steps={steps} current={paths.companyProfile} aside={<Reasons />}>
      <NoOpForm label="Company profile" note={profileNotice} action="Confirm" next={paths.agent} wide>
        <CompanyPicture />
        <CompanyFields />
      </NoOpForm>
    </FlowPage>
  );
}

function Reasons() {
  return (
    <chakra.section aria-labelledby="profile-reasons" p={{ base: '6', md: '10' }} rounded="panel" bg="bg.sand">
      <Heading textStyle="h3" id="profile-reasons">
        {profileReasons.title}
      </Heading>
      <chakra.ul mt="2">
        {profileReasons.reasons.map((reason) => (
          <chakra.li
            key={reason}
            py="5"
            color="fg.soft"
            css={{ '& + &': { borderTop: '1px solid {colors.border.rule}' } }}
          >
            {reason}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
