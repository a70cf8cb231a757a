import { CopyText } from '@/components/ui/kit/copy-text'
import styles from './site.module.css'

/** Whether the value can be copied comes last. */
export type ValueRow = [name: string, value: string, isCopied: boolean]

/** A record of a name server, a line each. */
export const HostValues = ({ label, rows }: { label: string; rows: ValueRow[] }) => (
  <table className={styles.values} aria-label={label}>
    <tbody>
      {rows.map(([name, value, isCopied]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{isCopied ? <code>{value}</code> : value}</td>
          <td>{isCopied ? <CopyText text={value} label={`复制${name}`} /> : null}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
