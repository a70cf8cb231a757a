'use client'

import { useRef, useState } from 'react'
import type { ApiError } from '@/lib/client/api'

/** Messages by field, in the order of the form: the first one gets the focus. */
export type Faults<F> = { [K in keyof F]?: string }
type TextName<F> = { [K in keyof F]: F[K] extends string ? K : never }[keyof F] & string
type FlagName<F> = { [K in keyof F]: F[K] extends boolean ? K : never }[keyof F] & string

interface FormOptions<F> {
  start: F | (() => F)
  /** What is wrong with what was typed, in the server's words. As long as there is anything nothing is sent. */
  faults?: (fields: F) => Faults<F>
  /** Rejects as `call` does. */
  send: (fields: F) => Promise<unknown>
  /** Begins the ids of the controls, where a page has several forms. */
  id?: string
  /** Success leads to another page: the form stays busy until that has come. */
  leaves?: boolean
}

/** Why a whole form was refused. */
export type Refusal = Pick<ApiError, 'code' | 'message' | 'data'>

export type Form<F> = ReturnType<typeof useForm<F>>
/** One of lib/shared/normalize: what a field holds of what was typed. */
export type Normalize = (text: string) => string
interface Typing {
  target: { value: string }
  nativeEvent?: Event
}
/** What `form.field` and `form.input` give to the parts of a form. */
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

/** Not typed character by character. */
const isInserted = ({ nativeEvent }: Typing): boolean =>
  /^insert(?:From|Replacement)/.test((nativeEvent as InputEvent | undefined)?.inputType ?? '')

/** By name: the class would bring the API client into the first load of public forms. */
const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError'

/**
 * One form: what was typed, what is wrong with it, and sending it. A refusal stands at its field when that is on the page,
 * which then gets the focus; any other is for FormAlert. What was typed stays whatever happens.
 */
export function useForm<F>({ start, faults: faultsOf, send, id = '', leaves = false }: FormOptions<F>) {
  const [fields, setFields] = useState(start)
  /** What the boxes show where that is not normalized yet: while somebody types there. */
  const [typed, setTyped] = useState<{ [K in keyof F]?: string }>({})
  const [faults, setFaults] = useState<Faults<F>>({})
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
    setFaults(without)
  }
  /** Shows faults; false: there are none. */
  const show = (found: Faults<F>): boolean => {
    setFaults(found)
    const first = Object.keys(found).find((name) => found[name as keyof F])
    if (first !== undefined) document.getElementById(idOf(first))?.focus()
    return first !== undefined
  }
  const clear = () => {
    setFaults({})
    setRefusal(null)
  }
  /** Shows a refusal, wherever it came from. */
  const fail = (error: unknown): void => {
    if (!isApiError(error)) throw error
    const { field } = (error.data ?? {}) as { field?: string }
    if (field && document.getElementById(idOf(field))) show({ [field]: error.message } as Faults<F>)
    else setRefusal({ code: error.code, message: error.message, data: error.data })
  }
  /** A call beside `send`, such as for a code; false when refused. */
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
    if (faultsOf && show(faultsOf(fields))) return
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

  const errorOf = (name: keyof F): string | undefined => faults[name]
  return {
    fields,
    busy,
    /** Why the whole form was refused. */
    refusal,
    change,
    submit,
    attempt,
    fail,
    clear,
    errorOf,
    refuse: (name: keyof F & string, message: string) => void show({ ...faults, [name]: message }),
    /** Throws away what was typed. */
    reset: () => {
      setFields(start)
      setTyped({})
      clear()
    },
    /** For Field: `<Field {...form.field('mobile')} label="手机号">`. */
    field: (name: keyof F & string) => ({ id: idOf(name), error: errorOf(name) }),
    /**
     * For a text box or a select inside a Field. The field holds the normalized text from the first character on; the box
     * shows it once something was pasted or the box is left. `follow` gives other fields that change with it.
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
        // What was typed, or filled in by the browser, before the page came alive.
        ref: (box: { value: string } | null) => {
          if (box?.value && !fields[name]) hold(normalize(box.value))
        },
      }
    },
    /** For a checkbox, with a FieldError below it. */
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
