/** What the data protection officer has to hold: the register of article 30, and what an assessment of article 35 needs. */
export const dataProtectionPapers = ['register', 'assessment'] as const;
export type DataProtectionPaper = (typeof dataProtectionPapers)[number];
