import { paths } from '@site/contracts';
import { NoOpForm } from '@site/contact-form/no-op';
import { chakra, Heading } from '@site/ui/core';
import { CompanyFields } from '../features/company-fields/company-fields';
import { CompanyPicture } from '../features/company-picture/company-picture';
import { FlowPage } from '../features/flow-page/flow-page';

const notice =
  'This is a demonstration. Nothing you enter here is sent or kept, and the picture never leaves your browser.';

const reasons = [
  'Your company name and picture, beside every home you offer.',
  'A phone number someone answers. Add a second for busy hours.',
  'An address: many people prefer to talk in person.',
];

export default function CompleteProfilePage() {
  return (
    <FlowPage title="Complete your company profile" current={paths.companyProfile} aside={<Reasons />}>
      <NoOpForm label="Company profile" note={notice} action="Confirm" next={paths.agent} wide>
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
        What people see
      </Heading>
      <chakra.ul mt="2">
        {reasons.map((reason) => (
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
