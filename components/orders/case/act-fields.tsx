import type { ReactNode } from 'react'
import { EvidenceField } from '@/components/ui/forms/evidence-field'
import { Field } from '@/components/ui/forms/field'
import type { TextField } from '@/components/ui/forms/use-form'
import type { ActWords } from './act-words'

export interface Limits {
  least: number
  most: number
  pictures: number
}
interface Props {
  form: {
    field: (name: 'note' | 'pictures') => TextField['field']
    input: (name: 'note') => TextField['input']
    change: (part: { pictures: string[] }) => void
  }
  words: Pick<ActWords, 'asks' | 'needsWords'>
  limits: Limits
  /** Content between the text and the pictures. */
  children?: ReactNode
}

/** What an action in a case asks for: words and pictures. */
export function ActFields({ form, words: { asks, needsWords }, limits, children }: Props) {
  return (
    <>
      {asks.includes('note') ? (
        <Field {...form.field('note')} label="说明" required={needsWords}>
          <textarea className="input" rows={4} maxLength={limits.most} {...form.input('note')} />
        </Field>
      ) : null}
      {children}
      {asks.includes('pictures') ? (
        <EvidenceField
          {...form.field('pictures')}
          label="凭证"
          hint="截图或录屏画面，双方和客服都看得到"
          videos
          max={limits.pictures}
          isOptional
          onChange={(pictures) => form.change({ pictures })}
        />
      ) : null}
    </>
  )
}

/** Error message of words that explain too little. */
export const noteError = (note: string, { needsWords }: Pick<ActWords, 'needsWords'>, { least }: Limits) =>
  needsWords && note.trim().length < least ? `请写得更具体，至少 ${least} 个字` : undefined
