import { memo, type ReactNode } from 'react';
import { Icon } from 'lucide-react';
import { paths, siteName, type SitePath } from '@site/contracts';
import { Link } from '@site/runtime/router';
import { Box, Container, Flex, Grid, GridItem, Heading, Text } from '@site/ui/core';
import { companyLinks, copyrightYear, headOffice, moreLinks, socialLinks } from './footer-links';
import { Logo } from './logo';

/** Below every page (ROUT-33). */
export const Footer = memo(function Footer() {
  return (
    <Box as="footer" className="dark" bg="bg.night" color="fg.default" pt={{ base: '16', md: '88px' }} pb="36px">
      <Container>
        <Grid templateColumns="repeat(12, minmax(0, 1fr))" columnGap={{ base: '3', md: '8' }} rowGap="14">
          <GridItem colSpan={{ base: 12, lg: 4 }}>
            <FooterBrand />
          </GridItem>
          <GridItem colSpan={{ base: 6, md: 4, lg: 2 }} colStart={{ lg: 6 }}>
            <FooterColumn title="Company" links={companyLinks} />
          </GridItem>
          <GridItem colSpan={{ base: 6, md: 4, lg: 2 }}>
            <FooterColumn title="More" links={moreLinks} />
          </GridItem>
          <GridItem colSpan={{ base: 12, md: 4, lg: 3 }}>
            <HeadOffice />
          </GridItem>
        </Grid>
        <Text textStyle="small" color="fg.muted" mt="18" pt="28px" borderTopWidth="1px" borderColor="border.hairline">
          {`© ${copyrightYear} ${siteName}`}
        </Text>
      </Container>
    </Box>
  );
});

function FooterBrand() {
  return (
    <>
      <Box asChild display="inline-flex" alignItems="center" minH="11">
        <Link to={paths.home} aria-label={`${siteName}, home`}>
          <Logo />
        </Link>
      </Box>
      <Text color="fg.muted" textStyle="medium" mt="5" maxW="34ch">
        Making your real estate journey effortless
      </Text>
      <Flex as="ul" gap="10px" mt="8" listStyleType="none" wrap="wrap">
        {socialLinks.map((link) => (
          <li key={link.name}>
            <SocialLink {...link} />
          </li>
        ))}
      </Flex>
    </>
  );
}

function SocialLink({ name, href, mark }: (typeof socialLinks)[number]) {
  return (
    <Grid
      asChild
      boxSize="44px"
      rounded="full"
      borderWidth="1px"
      borderColor="border.control"
      placeItems="center"
      _hover={{ bg: 'bg.nightRaised' }}
    >
      <a href={href} aria-label={name} rel="noopener noreferrer">
        <Icon iconNode={[['path', { d: mark, key: name }]]} size={19} strokeWidth={1.75} aria-hidden />
      </a>
    </Grid>
  );
}

function FooterColumn({ title, links }: { title: string; links: readonly { label: string; to: SitePath }[] }) {
  return (
    <nav aria-label={title}>
      <FooterHeading>{title}</FooterHeading>
      <Box as="ul" listStyleType="none">
        {links.map(({ label, to }) => (
          <Box as="li" key={label}>
            <Box
              asChild
              {...footerText}
              display="inline-flex"
              minH="11"
              alignItems="center"
              _hover={{ color: 'fg.default', textDecoration: 'underline' }}
            >
              <Link to={to}>{label}</Link>
            </Box>
          </Box>
        ))}
      </Box>
    </nav>
  );
}

function HeadOffice() {
  return (
    <>
      <FooterHeading>Head Office</FooterHeading>
      <Box as="address" fontStyle="normal">
        {headOffice.map(({ icon: Mark, text }) => (
          <Flex key={text} {...footerText} gap="3" mb="1">
            <Box color="brand.solid" flexShrink="0" mt="2px">
              <Mark size={20} aria-hidden />
            </Box>
            <Box as="span" minW="0" overflowWrap="anywhere">
              {text}
            </Box>
          </Flex>
        ))}
      </Box>
    </>
  );
}

function FooterHeading({ children }: { children: ReactNode }) {
  return (
    <Heading textStyle="footerTitle" color="white" mb="5">
      {children}
    </Heading>
  );
}

const footerText = {
  color: 'fg.muted',
  textStyle: 'footerLink',
  py: '6px',
  minW: '11',
} as const;
