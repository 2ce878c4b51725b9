/** The texts of the post page. */
export const postText = {
  back: "Voltar",
  contents: "Neste artigo",
  sources: "Fontes",
  reviewedBy: "Revisado por",
  reviewedOn: "em",
  disclaimer: "Este artigo informa e não substitui o contrato.",
  tags: "Tags",
  share: "Compartilhar",
  copied: "Link copiado para a área de transferência!",
  thanks: "Você curtiu este artigo.",
  related: "Continue lendo",
  neighbours: { label: "Outros artigos", previous: "Artigo anterior", next: "Próximo artigo" },
  missing: {
    title: "Post não encontrado",
    text: "O endereço pode ter mudado, ou o artigo saiu do ar.",
    blog: "Ir para o Blog",
  },
  failed: {
    title: "Erro ao carregar post",
    text: "O erro foi nosso. Tente de novo em instantes.",
    retry: "Tentar Novamente",
  },
} as const
