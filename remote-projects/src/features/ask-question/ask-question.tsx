import type { FormEvent } from 'react';
import { Box, Button, chakra, Heading, Text } from '@site/ui/core';
import { Accordion } from '@site/ui/disclosure';
import { Field, TextInput } from '@site/ui/forms';

export interface AskQuestionProps {
  questions: readonly { id: string; title: string; content: string }[];
}

export function AskQuestion({ questions }: AskQuestionProps) {
  return (
    <>
      {/* Outside a dialog, `dialog` sends nothing, also without scripts. Fields without a name are not sent. */}
      <Form aria-label="Ask a question" noValidate method="dialog" onSubmit={stay}>
        <Field label="Name">
          <TextInput autoComplete="name" />
        </Field>
        <Field label="Email">
          <TextInput type="email" autoComplete="email" />
        </Field>
        <Field label="Phone">
          <TextInput type="tel" autoComplete="tel" />
        </Field>
        <Box gridColumn="1 / -1">
          <Text textStyle="small" color="fg.muted" mb="3">
            A sample form: nothing is sent or kept.
          </Text>
          <Button type="submit">Submit</Button>
        </Box>
      </Form>
      <Heading as="h3" textStyle="h3" mt="14" mb="5">
        Frequently asked questions
      </Heading>
      <Accordion items={questions} level={4} />
    </>
  );
}

function stay(event: FormEvent): void {
  event.preventDefault();
}

const Form = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' }, gap: '6' },
});
