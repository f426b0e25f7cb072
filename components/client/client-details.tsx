'use client'

import { useController, useForm, useFormState, type Control, type Resolver } from 'react-hook-form'
import { NO_CLIENT_FIELDS, type Client } from '../../lib/client/client.ts'
import {
  checkClientForm,
  CLIENT_LENGTHS,
  formOfClient,
  type ClientForm,
} from '../../lib/client/client-form.ts'
import { languageOptions } from '../../lib/client/languages.ts'
import { formatInstant } from '../../lib/dates.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { FieldPlace, focusField } from '../ui/field-place.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.ts'
import { useSaveClient, type SaveProblem } from './use-save-client.ts'

/** The fields in the order of the form, in which their problems are shown. */
const FIELDS = ['kind', 'name', 'email', 'phone', 'street', 'city', 'language', 'taxNumber', 'note'] as const

/**
 * What is written of a client, to be changed; or the form of a new one.
 * @param props.client null for a new one, whose `id` is chosen already
 * @param props.bar why this person may change nothing; null if they may
 */
export function ClientDetails(props: {
  id: string
  client: Client | null
  bar: string | null
  onSaved: (client: Client) => void
}) {
  const { client } = props
  const { pending, problem, save, dismiss } = useSaveClient(props.id)
  const form = useForm<ClientForm>({
    defaultValues: formOfClient(client ?? NO_CLIENT_FIELDS),
    resolver,
    shouldFocusError: false,
  })
  const { isDirty } = useFormState({ control: form.control })
  const version = problem?.kind === 'changed' ? problem.client.version : (client?.version ?? 0)

  async function submit(values: ClientForm) {
    const saved = await save({ version, form: values, markup: client?.markup ?? {} })
    if (saved === null) return
    form.reset(formOfClient(saved))
    showToast({ title: client === null ? 'Client added' : 'Client saved', tone: 'ok' })
    props.onSaved(saved)
  }
  function takeTheirs(theirs: Client) {
    form.reset(formOfClient(theirs))
    dismiss()
    props.onSaved(theirs)
  }
  return (
    <Card title="Details" aside={client && isDirty && <span className="text-12">not saved yet</span>}>
      <form
        noValidate
        className="flex flex-col gap-3 px-4 py-4"
        onSubmit={(event) =>
          void form.handleSubmit(submit, (errors) =>
            focusField(FIELDS.find((field) => errors[field]) ?? 'name'),
          )(event)
        }
      >
        <ClientFieldset form={form} locked={props.bar !== null} />
        {problem && <SaveNotice problem={problem} onTheirs={takeTheirs} />}
        <div className="flex items-center justify-end gap-3">
          {props.bar !== null && <p className="text-ink2">{props.bar}</p>}
          {props.bar === null && (
            <Button type="submit" variant="primary" pending={pending}>
              {client === null ? 'Add client' : problem?.kind === 'changed' ? 'Save mine' : 'Save'}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

function ClientFieldset({ form, locked }: { form: ReturnType<typeof useForm<ClientForm>>; locked: boolean }) {
  const { errors } = useFormState({ control: form.control })
  const text = (name: Exclude<(typeof FIELDS)[number], 'kind' | 'language'>, label: string) => ({
    label,
    readOnly: locked,
    error: errors[name]?.message,
    ...form.register(name),
  })
  return (
    <>
      <div className="grid grid-cols-[150px_minmax(0,1fr)] gap-3 max-narrow:grid-cols-1">
        <KindField control={form.control} locked={locked} />
        <FieldPlace name="name">
          <TextField {...text('name', 'Name')} maxLength={CLIENT_LENGTHS.name} />
        </FieldPlace>
      </div>
      <div className="grid grid-cols-2 gap-3 max-narrow:grid-cols-1">
        <FieldPlace name="email">
          <TextField {...text('email', 'E-mail')} type="email" inputMode="email" />
        </FieldPlace>
        <FieldPlace name="phone">
          <TextField {...text('phone', 'Phone')} type="tel" inputMode="tel" />
        </FieldPlace>
        <FieldPlace name="street">
          <TextField {...text('street', 'Street')} maxLength={CLIENT_LENGTHS.street} />
        </FieldPlace>
        <FieldPlace name="city">
          <TextField {...text('city', 'Postal code, city, country')} maxLength={CLIENT_LENGTHS.city} />
        </FieldPlace>
        <LanguageField control={form.control} locked={locked} />
        <FieldPlace name="taxNumber">
          <TextField {...text('taxNumber', 'Tax number')} maxLength={CLIENT_LENGTHS.taxNumber} />
        </FieldPlace>
      </div>
      <FieldPlace name="note">
        <TextArea
          {...text('note', 'Note')}
          hint="For the office. No client reads it."
          rows={3}
          maxLength={CLIENT_LENGTHS.note}
        />
      </FieldPlace>
    </>
  )
}

function KindField({ control, locked }: { control: Control<ClientForm>; locked: boolean }) {
  const { field } = useController({ control, name: 'kind' })
  return (
    <FieldPlace name="kind">
      <Select
        label="Person or company"
        options={[
          { value: 'person', label: 'Person' },
          { value: 'company', label: 'Company' },
        ]}
        disabled={locked}
        value={field.value}
        onValueChange={field.onChange}
      />
    </FieldPlace>
  )
}

function LanguageField({ control, locked }: { control: Control<ClientForm>; locked: boolean }) {
  const { field } = useController({ control, name: 'language' })
  return (
    <FieldPlace name="language">
      <Select
        label="Language"
        options={[{ value: '', label: 'Not set' }, ...languageOptions]}
        disabled={locked}
        value={field.value}
        onValueChange={field.onChange}
      />
    </FieldPlace>
  )
}

/** Why nothing was saved, and what to do. What was typed stays in the form. */
function SaveNotice({ problem, onTheirs }: { problem: SaveProblem; onTheirs: (client: Client) => void }) {
  if (problem.kind === 'refused') return <ActNotice tone="bad">{problem.message}</ActNotice>
  if (problem.kind === 'gone') {
    return <ActNotice tone="bad">This client was erased meanwhile. Nothing was saved.</ActNotice>
  }
  const { client } = problem
  return (
    <ActNotice
      tone="held"
      action={
        <Button size="small" onClick={() => onTheirs(client)}>
          Take theirs
        </Button>
      }
    >
      {`${client.changedBy} saved this client at ${formatInstant(client.changedAt)}, after you opened it. Nothing of yours was saved yet.`}
    </ActNotice>
  )
}

/** Plain checks: the server parses the input, so the browser needs no parser. */
const resolver: Resolver<ClientForm> = (values) => {
  const errors: Partial<Record<keyof ClientForm, { type: string; message: string }>> = {}
  checkClientForm(values, ([field], message) => {
    errors[field as keyof ClientForm] ??= { type: 'rule', message }
  })
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
}
