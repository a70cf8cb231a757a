import { Field } from '@/components/ui/field'
import type { PublishDraft } from './publish-draft'
import styles from './seller.module.css'
import type { ChangeDraft } from './use-publish-form'

interface Props {
  draft: PublishDraft
  change: ChangeDraft
  errorOf: (field: string) => string | undefined
}

export function PublishTexts({ draft, change, errorOf }: Props) {
  return (
    <>
      <div className={styles.titles}>
        <Field
          id="bigTitle"
          label="商品标题"
          required
          error={errorOf('bigTitle')}
          hint={<span className="num">{`${draft.bigTitle.length} / 60`}</span>}
        >
          <input
            className="input"
            maxLength={60}
            autoComplete="off"
            value={draft.bigTitle}
            onChange={(event) => change({ bigTitle: event.target.value })}
          />
        </Field>
        <Field id="smallTitleName" label="短标题" error={errorOf('smallTitleName')} hint="封面上的大字取自短标题">
          <input
            className="input"
            maxLength={20}
            autoComplete="off"
            value={draft.smallTitleName}
            onChange={(event) => change({ smallTitleName: event.target.value })}
          />
        </Field>
      </div>
      <Field
        id="description"
        label="商品描述"
        error={errorOf('description')}
        hint={<span className="num">{`${draft.description.length} / 2000`}</span>}
      >
        <textarea
          className="input"
          rows={6}
          maxLength={2000}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
    </>
  )
}
