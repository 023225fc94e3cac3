import type { Entry } from '~/api/wire'
import { speaker } from '~/text/language'

export type Value = boolean | number | string | null
export type Values = Record<string, Value>

const nameOf = (field: Entry): string =>
  speaker.value.has(field.key) ? speaker.value.ui(field.key) : speaker.value.word(field.name)

interface FormProps {
  fields: readonly Entry[]
  values: Values
  change: (values: Values) => void
}

/** Fields that a game describes: optional rules, or the terms of a standing order. */
export function Form({ fields, values, change }: FormProps) {
  return (
    <div class="fields">
      {fields.map(field => (
        <Field
          key={field.name}
          field={field}
          value={values[field.name] ?? field.default}
          set={value => change({ ...values, [field.name]: value })}
        />
      ))}
    </div>
  )
}

interface FieldProps {
  field: Entry
  value: Value
  set: (value: Value) => void
}

function Field({ field, value, set }: FieldProps) {
  if (field.type === 'bool') {
    return (
      <label class="check">
        <input type="checkbox" checked={Boolean(value)} onChange={event => set(event.currentTarget.checked)} />
        {nameOf(field)}
      </label>
    )
  }
  return (
    <label class="field" for={`entry-${field.name}`}>
      <span class="label">{nameOf(field)}</span>
      <Box field={field} value={value} set={set} />
    </label>
  )
}

function Box({ field, value, set }: FieldProps) {
  const id = `entry-${field.name}`
  if (field.type === 'word' && field.words) {
    return (
      <select id={id} value={String(value ?? '')} onChange={event => set(event.currentTarget.value)}>
        {field.words.map(word => (
          <option key={word} value={word}>
            {speaker.value.word(word)}
          </option>
        ))}
      </select>
    )
  }
  if (field.type !== 'int') {
    return <input id={id} value={String(value ?? '')} onInput={event => set(event.currentTarget.value)} />
  }
  return (
    <input
      id={id}
      type="number"
      {...bounds(field)}
      value={String(value ?? '')}
      onInput={event => set(Number(event.currentTarget.value))}
    />
  )
}

const bounds = ({ least, most }: Entry) => ({
  ...(least === null ? {} : { min: least }),
  ...(most === null ? {} : { max: most }),
})
