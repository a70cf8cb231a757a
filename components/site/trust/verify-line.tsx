'use client'

import { Segment } from '@/components/ui/kit/segment'
import { VERIFY_KINDS } from '@/lib/shared/trade/trust'
import type { useVerifyLine } from './use-verify-line'

interface Props {
  line: ReturnType<typeof useVerifyLine>
  id: string
  /** Id of the result element. */
  resultId: string
  isLarge?: boolean
}

/** Single-line form that checks a contact immediately. Without scripts it opens the page with the explanation. */
export function VerifyLine({ line, id, resultId, isLarge = false }: Props) {
  const { kind, value, result, busy, word, choose, type, leave, handleSubmit } = line
  return (
    <form action="/kfyz" noValidate onSubmit={handleSubmit}>
      <Segment label="联系方式类型" value={kind} options={VERIFY_KINDS} onChange={choose} />
      <label className="sr" htmlFor={id}>
        {word}
      </label>
      <input
        className={isLarge ? 'input input-lg' : 'input'}
        id={id}
        inputMode={kind === 1 ? 'numeric' : 'text'}
        autoComplete="off"
        placeholder={`输入${word}`}
        value={value}
        aria-invalid={result?.isFault}
        aria-describedby={resultId}
        onChange={type}
        onBlur={leave}
      />
      <button className={isLarge ? 'btn btn-lg' : 'btn'} type="submit" aria-busy={busy || undefined}>
        验证
      </button>
    </form>
  )
}
