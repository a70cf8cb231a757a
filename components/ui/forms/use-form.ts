'use client'

import { useRef, useState } from 'react'
import type { ApiError } from '@/lib/client/api'
import { isApiError } from '@/lib/client/is-api-error'
import { isInserted } from './is-inserted'

/** Messages by field, in form order: the first one gets the focus. */
export type FieldErrors<F> = { [K in keyof F]?: string }
type TextName<F> = { [K in keyof F]: F[K] extends string ? K : never }[keyof F] & string
type FlagName<F> = { [K in keyof F]: F[K] extends boolean ? K : never }[keyof F] & string

interface FormOptions<F> {
  start: F | (() => F)
  /** Validates the input, with the server's messages. Nothing is sent while there are errors. */
  validate?: (fields: F) => FieldErrors<F>
  /** Rejects like `call`. */
  send: (fields: F) => Promise<unknown>
  /** Prefix of the controls' ids, if a page has several forms. */
  id?: string
  /** Success opens another page: the form stays busy until then. */
  leaves?: boolean
}

/** Error of the whole form. */
export type Refusal = Pick<ApiError, 'reason' | 'message' | 'data'>

export type Form<F> = ReturnType<typeof useForm<F>>
/** A function of lib/shared/normalize: converts the typed text to the field's value. */
export type Normalize = (text: string) => string
interface Typing {
  target: { value: string }
  nativeEvent?: Event
}
/** Result of `form.field` and `form.input` for the parts of a form. */
export interface TextField {
  field: { id: string; error: string | undefined }
  input: {
    name: string
    value: string
    onChange: (event: Typing) => void
    onBlur: () => void
    ref: (box: { value: string } | null) => void
  }
}

/**
 * State of one form: input, validation errors, and submission. An error is shown at its field if that is on the page,
 * which then gets the focus; all others are for FormAlert. Input is always kept.
 */
export function useForm<F>({ start, validate, send, id = '', leaves = false }: FormOptions<F>) {
  const [fields, setFields] = useState(start)
  /** Displayed text of inputs that is not normalized yet, while the user is typing. */
  const [typed, setTyped] = useState<{ [K in keyof F]?: string }>({})
  const [errors, setErrors] = useState<FieldErrors<F>>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const idOf = (name: PropertyKey) => (id ? `${id}-${String(name)}` : String(name))

  const change = (part: Partial<F>) => {
    setFields((old) => ({ ...old, ...part }))
    const without = <T extends object>({ ...old }: T): T => {
      for (const name in part) delete old[name as unknown as keyof T]
      return old
    }
    setTyped(without)
    setErrors(without)
  }
  /** Shows validation errors; false if there are none. */
  const show = (found: FieldErrors<F>): boolean => {
    setErrors(found)
    const first = Object.keys(found).find((name) => found[name as keyof F])
    if (first !== undefined) document.getElementById(idOf(first))?.focus()
    return first !== undefined
  }
  const clear = () => {
    setErrors({})
    setRefusal(null)
  }
  /** Shows an error from any call. */
  const fail = (error: unknown): void => {
    if (!isApiError(error)) throw error
    const { field } = (error.data ?? {}) as { field?: string }
    if (field && document.getElementById(idOf(field))) show({ [field]: error.message } as FieldErrors<F>)
    else setRefusal({ reason: error.reason, message: error.message, data: error.data })
  }
  /** Makes a call other than `send`, such as for a code; false if it failed. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    clear()
    try {
      await work()
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }
  const submit = async (event?: { preventDefault(): void }): Promise<void> => {
    event?.preventDefault()
    if (running.current) return
    setTyped({})
    setRefusal(null)
    if (validate && show(validate(fields))) return
    running.current = true
    setBusy(true)
    const release = () => {
      running.current = false
      setBusy(false)
    }
    const isDone = await attempt(() => send(fields)).catch((error) => {
      release()
      throw error
    })
    if (!isDone || !leaves) release()
  }

  const errorOf = (name: keyof F): string | undefined => errors[name]
  return {
    fields,
    busy,
    /** Error of the whole form. */
    refusal,
    change,
    submit,
    attempt,
    fail,
    clear,
    errorOf,
    refuse: (name: keyof F & string, message: string) => void show({ ...errors, [name]: message }),
    /** Discards the input. */
    reset: () => {
      setFields(start)
      setTyped({})
      clear()
    },
    /** Props for Field: `<Field {...form.field('mobile')} label="手机号">`. */
    field: (name: keyof F & string) => ({ id: idOf(name), error: errorOf(name) }),
    /**
     * Props for a text input or a select inside a Field. The field contains the normalized text from the first
     * character on; the input shows it after a paste or on blur. `follow` returns other fields that change with it.
     */
    input: <K extends TextName<F>>(
      name: K,
      normalize: Normalize = (text) => text,
      follow?: (text: string) => Partial<F>,
    ) => {
      const hold = (text: string) => change({ ...follow?.(text), [name]: text } as Partial<F>)
      return {
        name,
        value: typed[name] ?? (fields[name] as string),
        onChange: (event: Typing) => {
          const { value } = event.target
          hold(normalize(value))
          if (!isInserted(event)) setTyped((old) => ({ ...old, [name]: value }))
        },
        onBlur: () => setTyped(({ [name]: _, ...old }) => old as typeof typed),
        // Reads text typed or autofilled before hydration.
        ref: (box: { value: string } | null) => {
          if (box?.value && !fields[name]) hold(normalize(box.value))
        },
      }
    },
    /** Props for a checkbox, with a FieldError below it. */
    checkbox: <K extends FlagName<F>>(name: K) => ({
      id: idOf(name),
      name,
      checked: fields[name] as boolean,
      'aria-invalid': errorOf(name) ? true : undefined,
      'aria-describedby': errorOf(name) ? `${idOf(name)}-e` : undefined,
      onChange: (event: { target: { checked: boolean } }) =>
        change({ [name]: event.target.checked } as unknown as Partial<F>),
      ref: (box: { checked: boolean } | null) => {
        if (box?.checked && !fields[name]) change({ [name]: true } as unknown as Partial<F>)
      },
    }),
  }
}
