import type { SparseVector } from './build-occupations.ts';

/** More directions than are kept make those that are kept exact. */
const SPARE = 40;
/** Until the weakest directions that are kept stand still: after six rounds the last thirty still turned. */
const ROUNDS = 25;
const SWEEPS = 12;

/** A matrix of `width` columns, row by row. */
interface Matrix {
  readonly cells: Float64Array;
  readonly width: number;
}

/**
 * The directions in which the texts of occupations differ most (latent semantic analysis: the left singular vectors of
 * the matrix of terms by occupations), by subspace iteration from a fixed start: the same input gives the same space.
 *
 * @returns by term, its place in each of `dimensions` directions.
 */
export function findLatentSpace(
  vectors: readonly SparseVector[],
  terms: number,
  dimensions: number,
): Float64Array {
  const width = Math.min(dimensions + SPARE, terms, vectors.length);
  let byOccupation: Matrix = { cells: pseudoRandom(vectors.length * width), width };
  let byTerm: Matrix = { cells: new Float64Array(0), width };
  for (let round = 0; round < ROUNDS; round += 1) {
    makeOrthogonal(byOccupation);
    byTerm = { cells: new Float64Array(terms * width), width };
    spread(vectors, byOccupation, byTerm);
    makeOrthogonal(byTerm);
    byOccupation = { cells: new Float64Array(vectors.length * width), width };
    gather(vectors, byTerm, byOccupation);
  }
  return rotate(byTerm, principalAxes(byOccupation), dimensions);
}

/** A fixed sequence between -.5 and .5. */
function pseudoRandom(length: number): Float64Array {
  let state = 12_345;
  return Float64Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x7fff_ffff - 0.5;
  });
}

function spread(vectors: readonly SparseVector[], from: Matrix, to: Matrix): void {
  for (const [row, vector] of vectors.entries()) {
    for (const [term, weight] of vector) addRow(to, term, { of: from, row, times: weight });
  }
}

function gather(vectors: readonly SparseVector[], from: Matrix, to: Matrix): void {
  for (const [row, vector] of vectors.entries()) {
    for (const [term, weight] of vector) addRow(to, row, { of: from, row: term, times: weight });
  }
}

function addRow(
  to: Matrix,
  row: number,
  what: { readonly of: Matrix; readonly row: number; readonly times: number },
) {
  const start = row * to.width;
  const source = what.row * to.width;
  for (let column = 0; column < to.width; column += 1) {
    const value = what.of.cells[source + column] ?? 0;
    to.cells[start + column] = (to.cells[start + column] ?? 0) + what.times * value;
  }
}

/** Gram and Schmidt, column by column. */
function makeOrthogonal({ cells, width }: Matrix): void {
  for (let column = 0; column < width; column += 1) {
    for (let other = 0; other < column; other += 1) {
      const along = columnDot({ cells, width }, column, other);
      for (let at = 0; at < cells.length; at += width) {
        cells[at + column] = (cells[at + column] ?? 0) - along * (cells[at + other] ?? 0);
      }
    }
    const length = Math.sqrt(columnDot({ cells, width }, column, column)) || 1;
    for (let at = column; at < cells.length; at += width) cells[at] = (cells[at] ?? 0) / length;
  }
}

function columnDot({ cells, width }: Matrix, one: number, other: number): number {
  let sum = 0;
  for (let at = 0; at < cells.length; at += width) sum += (cells[at + one] ?? 0) * (cells[at + other] ?? 0);
  return sum;
}

/** The eigenvectors of the columns' products, strongest first, by Jacobi's rotations. */
function principalAxes(matrix: Matrix): number[][] {
  const size = matrix.width;
  const products = Array.from({ length: size }, (_, i) =>
    Float64Array.from({ length: size }, (__, j) => columnDot(matrix, i, j)),
  );
  const axes = Array.from({ length: size }, (_, i) =>
    Float64Array.from({ length: size }, (__, j) => (i === j ? 1 : 0)),
  );
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (let p = 0; p < size; p += 1) {
      for (let q = p + 1; q < size; q += 1) turn(products, axes, [p, q]);
    }
  }
  const strength = (axis: number): number => products[axis]?.[axis] ?? 0;
  const order = [...Array(size).keys()].sort((a, b) => strength(b) - strength(a));
  return order.map((axis) => axes.map((row) => row[axis] ?? 0));
}

function turn(products: Float64Array[], axes: Float64Array[], [p, q]: readonly [number, number]): void {
  const common = products[p]?.[q] ?? 0;
  if (Math.abs(common) < 1e-12) return;
  const theta = ((products[q]?.[q] ?? 0) - (products[p]?.[p] ?? 0)) / (2 * common);
  const tangent = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (const rows of [products, axes]) {
    for (const row of rows) {
      const [a, b] = [row[p] ?? 0, row[q] ?? 0];
      row[p] = cosine * a - sine * b;
      row[q] = sine * a + cosine * b;
    }
  }
  const [upper, lower] = [products[p] ?? new Float64Array(0), products[q] ?? new Float64Array(0)];
  for (let column = 0; column < upper.length; column += 1) {
    const [a, b] = [upper[column] ?? 0, lower[column] ?? 0];
    upper[column] = cosine * a - sine * b;
    lower[column] = sine * a + cosine * b;
  }
}

function rotate({ cells, width }: Matrix, axes: readonly (readonly number[])[], dimensions: number) {
  const rows = cells.length / width;
  const rotated = new Float64Array(rows * dimensions);
  for (let row = 0; row < rows; row += 1) {
    for (let axis = 0; axis < dimensions; axis += 1) {
      let sum = 0;
      for (let column = 0; column < width; column += 1) {
        sum += (cells[row * width + column] ?? 0) * (axes[axis]?.[column] ?? 0);
      }
      rotated[row * dimensions + axis] = sum;
    }
  }
  return rotated;
}
