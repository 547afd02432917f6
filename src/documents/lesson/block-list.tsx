import { lessonCopy, type LessonNode } from '#content.ts';
import { CardsBlock, ComparisonBlock, StepsBlock, TimelineBlock } from './list-blocks.tsx';
import {
  CheckBlock,
  CompanyBlock,
  ExampleBlock,
  FeatureBlock,
  NoticeBlock,
  SummaryBlock,
  ToolBlock,
} from './text-blocks.tsx';
import { CodeBlock, PromptBlock, ResultBlock } from './prompt-blocks.tsx';
import { FactBlock } from '#documents/facts.tsx';
import { FigureBlock } from './figure-block.tsx';
import { LawTable } from './law-table.tsx';
import { NotebookBlock, RecallBlock } from './notebook-blocks.tsx';

/** Draws compiled content: one component per named block. */
export function BlockList({ nodes }: { nodes: LessonNode[] }) {
  return nodes.map((node, index) => <Block key={index} node={node} />);
}

function Block({ node }: { node: LessonNode }) {
  switch (node.block) {
    case 'texto':
      return <div className="lesson-prose" dangerouslySetInnerHTML={{ __html: node.html }} />;
    case 'codigo':
      return <CodeBlock node={node} />;
    case 'prompt':
      return <PromptBlock node={node} />;
    case 'dato':
      return <FactBlock node={node} />;
    case 'leyes':
      return <LawTable node={node} />;
    case 'consulta':
      return <p className="lesson-reference">{lessonCopy.reference.tag}</p>;
    case 'figura':
      return <FigureBlock node={node} />;
    case 'tabla':
      return (
        <div
          className="lesson-block lesson-wide lesson-compact lesson-table"
          dangerouslySetInnerHTML={{ __html: node.html }}
        />
      );
    case 'aviso':
      return <NoticeBlock node={node} />;
    case 'ejemplo':
      return <ExampleBlock node={node} />;
    case 'resultado':
      return <ResultBlock node={node} />;
    case 'comparacion':
      return <ComparisonBlock node={node} />;
    case 'tarjetas':
      return <CardsBlock node={node} />;
    case 'pasos':
      return <StepsBlock node={node} />;
    case 'linea':
      return <TimelineBlock node={node} />;
    case 'empresa':
      return <CompanyBlock node={node} />;
    case 'cuaderno':
      return <NotebookBlock node={node} />;
    case 'retoma':
      return <RecallBlock node={node} />;
    case 'comprueba':
      return <CheckBlock node={node} />;
    case 'herramienta':
      return <ToolBlock node={node} />;
    case 'funcion':
      return <FeatureBlock node={node} />;
    case 'resumen':
      return <SummaryBlock node={node} />;
    default:
      // A block of steps or cards draws its own children; the compiler never lets one stand alone.
      return <BlockList nodes={node.children} />;
  }
}
