import { CopyText } from '@/components/ui/kit/copy-text'
import styles from './open.module.css'

/** Program text that can be copied. */
export const CodeText = ({ text, label }: { text: string; label: string }) => (
  <div className={styles.code}>
    <pre>{text}</pre>
    <CopyText text={text} label={label} />
  </div>
)
