import { CodeWords } from './code-words'
import styles from './open.module.css'
import type { Field } from './read-fields'

/** Fields with their types and meanings; of a request also whether they are required. */
export const FieldList = ({ fields, isAnswer }: { fields: readonly Field[]; isAnswer?: true }) => (
  <ul className={styles.fields}>
    {fields.map(({ name, kind, isNeeded, text, bounds, fields: inner }) => (
      <li key={name}>
        <div>
          <code>{name}</code>
          <small>{kind}</small>
          {isNeeded && !isAnswer ? <small className={styles.needed}>必填</small> : null}
        </div>
        <p>
          <CodeWords text={text} />
          {bounds ? <small>{bounds}</small> : null}
        </p>
        {inner.length > 0 ? <FieldList fields={inner} isAnswer={isAnswer} /> : null}
      </li>
    ))}
  </ul>
)
