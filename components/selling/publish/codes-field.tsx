import type { ChangeEvent } from 'react'
import { Field } from '@/components/ui/forms/field'
import { MOST_CODES, splitCodes } from '@/lib/shared/goods/code-lines'
import { decodeText } from '@/lib/shared/text/decode-text'

/** Maximum file size: more than 1000 codes of 200 characters need. */
const MOST_BYTES = 1024 * 1024

interface Props {
  id: string
  error?: string
  hint: string
  value: string
  onChange: (codes: string) => void
  onRefuse: (message: string) => void
}

/** Codes, typed or read from a text file; says how many lines repeat others before they are stored. */
export function CodesField({ id, error, hint, value, onChange, onRefuse }: Props) {
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    const isLarge = file.size > MOST_BYTES
    const text = isLarge ? undefined : decodeText(new Uint8Array(await file.arrayBuffer()))
    target.value = ''
    if (text !== undefined) onChange([value.trimEnd(), text].filter(Boolean).join('\n'))
    else onRefuse(isLarge ? '文件不能超过 1M' : '无法识别文件内容，请另存为 UTF-8 编码的文本文件后再选择')
  }
  const { codes, repeated } = splitCodes(value)
  return (
    <>
      <Field id={id} error={error} label={`卡密，每行一个，一次最多 ${MOST_CODES} 个`} hint={hint}>
        <textarea
          className="input"
          rows={6}
          spellCheck={false}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <p>
        <label className="link">
          <input
            className="sr"
            type="file"
            accept=".txt,.csv,text/plain"
            onChange={(event) => void handleFile(event)}
          />
          从文本文件读取
        </label>
        {codes.length > 0 ? (
          <span className="muted num" aria-live="polite">
            {`　将存入 ${codes.length} 个${repeated > 0 ? `，重复 ${repeated} 个不存入` : ''}`}
          </span>
        ) : null}
      </p>
    </>
  )
}

/** Result of storing codes, in words. */
export const storedText = ({ added, repeated }: { added: number; repeated: number }): string =>
  repeated > 0 ? `已存入 ${added} 个，重复 ${repeated} 个未存入` : `已存入 ${added} 个`
