/** What the world says of a host. */
export interface DomainProvider {
  /** Texts of the TXT records of a name; none when there are none. Rejects when nobody could be asked. */
  texts(name: string): Promise<string[]>
  /** The small file that a host itself serves at a path; null when it serves none. Rejects when it could not be asked. */
  file(host: string, path: string): Promise<string | null>
}
