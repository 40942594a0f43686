import { deflateSync } from 'node:zlib';
import type { PdfProblem } from '../../../contract/rules/uploads';
import { onePage, packedPdf, plainPdf, updatedPdf } from './assemblePdf';
import {
  certificate,
  empty,
  encrypted,
  encryption,
  misled,
  otherCatalogue,
  plain,
  treeOf,
  withoutPage,
} from './basePdfs';

/** What nobody can open. */
export const refusedPdfs: Readonly<Record<PdfProblem, Readonly<Record<string, string>>>> = {
  notPdf: {
    nothing: '',
    'a byte': 'x',
    spaces: ' \n'.repeat(3000),
    zeros: '\0'.repeat(3000),
    'a text': 'Declaração de rendimentos\n',
    'a web page':
      '<!doctype html><title>Sessão expirada</title><p>Inicie sessão para descarregar o documento.pdf</p>',
    'a picture (PNG)': '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\x90wS\xde',
    'a picture (JPEG)': '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xd9',
    'an office document': 'PK\x03\x04\x14\0\0\0\x08\0word/document.xml',
    PostScript: '%!PS-Adobe-3.0\n/Helvetica findfont 12 scalefont setfont\nshowpage\n',
    'a PDF in base64': Buffer.from(plain, 'latin1').toString('base64'),
    'a PDF in UTF-16': Buffer.from(`\ufeff${plain}`, 'utf16le').toString('latin1'),
    'a packed PDF': deflateSync(Buffer.from(plain, 'latin1')).toString('latin1'),
  },
  noPage: {
    'a header alone': '%PDF-1.7',
    'a header and a text': '%PDF-1.7 e mais nada',
    'a header, then zeros': `%PDF-1.7\n${'\0'.repeat(5000)}`,
    'cut before its pages': plain.slice(0, plain.indexOf('2 0 obj')),
    'no page': plainPdf(withoutPage),
    'no page, packed': packedPdf(withoutPage),
    'its pages taken out when saved again': updatedPdf(plain, { 2: empty }),
    'another catalogue without a page when saved again': otherCatalogue,
    'no page, and its table somewhere else': misled(plainPdf(withoutPage)),
    'a page tree that leads back to itself': treeOf('<</Type/Pages/Kids[2 0 R]/Count 1>>'),
    'two lists that lead to each other': plainPdf({
      ...onePage,
      2: '<</Type/Pages/Kids[5 0 R]/Count 1>>',
      5: '<</Type/Pages/Kids[2 0 R]/Count 1>>',
    }),
    'a page tree of nothing': treeOf('<</Type/Pages/Kids[null]/Count 1>>'),
    'a page tree of numbers': treeOf('<</Type/Pages/Kids[3]/Count 1>>'),
    'pages that are nowhere': treeOf('<</Type/Pages/Kids[77 0 R 78 0 R]/Count 1>>'),
    'pages that are nowhere, packed': packedPdf({ ...onePage, 2: '<</Type/Pages/Kids[77 0 R]/Count 1>>' }),
    'a list of pages that is no list': treeOf('<</Type/Pages/Kids 4/Count 1>>'),
    'lists that are empty': plainPdf({
      ...onePage,
      2: '<</Type/Pages/Kids[5 0 R 6 0 R]/Count 0>>',
      5: empty,
      6: empty,
    }),
    'no list, and a count of none': treeOf('<</Type/Pages/Count 0>>'),
  },
  passwordNeeded: {
    'a password, after a late header': `${' '.repeat(2000)}${encrypted('AES-128/locked')}`,
    'a password, its table somewhere else': misled(encrypted('RC4-128/locked')),
    'a password, cut in the end': encrypted('AES-256/locked').slice(0, -12),
    'a password, length left out': encrypted('RC4-40/locked').replace(/\/Length 40/, ''),
    'a password, saved again': updatedPdf(encrypted('AES-128/locked'), {}, '/Root 3 0 R/Encrypt 5 0 R'),
    'a password, for texts only': encrypted('AES-128/locked').replace('/StmF /StdCF', '/StmF /Identity'),
  },
  certificateNeeded: {
    'a certificate': encryption(certificate),
    'a certificate, elsewhere': plainPdf(
      { ...onePage, 9: certificate },
      { trailer: '/Root 1 0 R/Encrypt 9 0 R' },
    ),
    'a certificate, packed': packedPdf(onePage, { trailer: `/Root 1 0 R/Encrypt ${certificate}` }),
    'a certificate, after a late header': `${' '.repeat(2000)}${encryption(certificate)}`,
    'a certificate, its table somewhere else': misled(encryption(certificate)),
    'a certificate, newer kind': encryption(
      '<</Filter/Adobe.PubSec/SubFilter/adbe.pkcs7.s5/V 4/CF<</DefaultCryptFilter<</CFM/AESV2/Recipients[<3082>]>>>>/StmF/DefaultCryptFilter>>',
    ),
    'a program of its own': encryption('<</Filter/FOPN_foweb/V 1/Length 40>>'),
    'a method without a name': encryption('<</V 1/R 2>>'),
  },
};
