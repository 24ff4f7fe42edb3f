import { zipSync } from 'fflate';

/** A cell: a text, a number as the file has it, a day by its serial number, or XML of one's own. */
export type SampleCell = string | number | { day: number } | { xml: string } | null;

type SampleSheet = { name: string; rows: SampleCell[][]; isHidden?: boolean };

/** The smallest .xlsx file with these sheets (ECMA-376). */
export function sampleWorkbook(
  sheets: SampleSheet[],
  { is1904 = false, more = {} }: { is1904?: boolean; more?: Record<string, Uint8Array> } = {},
): Uint8Array<ArrayBuffer> {
  const part = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const each = (write: (sheet: SampleSheet, number: number) => string) =>
    sheets.map((sheet, at) => write(sheet, at + 1)).join('');
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': part(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    '_rels/.rels': part(
      `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': part(
      `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${each(
        ({ name, isHidden }, number) =>
          `<sheet name="${name}" sheetId="${number}"${isHidden ? ' state="hidden"' : ''} r:id="s${number}"/>`,
      )}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="${relations}"><Relationship Id="st" Type="${office}/styles" Target="styles.xml"/>${each(
        (_, number) =>
          `<Relationship Id="s${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
      )}</Relationships>`,
    ),
    'xl/styles.xml': part(
      `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ),
  };
  for (const [at, { rows }] of sheets.entries()) {
    files[`xl/worksheets/sheet${at + 1}.xml`] = part(
      `<worksheet xmlns="${main}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
    );
  }
  return new Uint8Array(zipSync({ ...files, ...more }));
}

function rowXml(cells: SampleCell[], at: number): string {
  const xml = cells.map((cell, column) => {
    const place = `r="${String.fromCharCode(65 + (column % 26))}${at + 1}"`;
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
    if (typeof cell === 'string')
      return `<c ${place} t="inlineStr"><is><t>${cell.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</t></is></c>`;
    return 'day' in cell
      ? `<c ${place} s="1"><v>${cell.day}</v></c>`
      : `<c ${place} ${cell.xml}</c>`;
  });
  return `<row r="${at + 1}">${xml.join('')}</row>`;
}
