export interface Certificate {
  /** other: for another name, or not trusted by browsers. */
  state: 'valid' | 'expired' | 'other'
  until: Date
}

/** Public DNS and HTTP lookups of a host. */
export interface DomainProvider {
  /** Texts of the TXT records of a name; empty if there are none. Rejects if no name server could be reached. */
  texts(name: string): Promise<string[]>
  /**
   * The small file that a host itself serves at a path; null if it serves none. Rejects if the host could not be
   * reached.
   */
  file(host: string, path: string): Promise<string | null>
  /** Addresses of a host; empty if there are none. Rejects if no name server could be reached. */
  addresses(host: string): Promise<string[]>
  /** The certificate that a host shows; null if it accepts no encrypted connection. */
  certificate(host: string): Promise<Certificate | null>
}
