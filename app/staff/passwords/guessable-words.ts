import { carriers } from "../../plans/catalogue/carriers.ts"

/**
 * Words that people in Brazil, and people of this office, begin a password with. The estimator's own lists lack them or
 * rank them as rare. In lower case, without accents. A name of several words is also typed without spaces.
 */
export const guessableWords: readonly string[] = [
  // The office and its work.
  ...listed(`webplan, senha, senha forte, senha segura, minha senha, nova senha, password, acesso, admin, administrador,
    administracao, gestao, plano, planos, plano de saude, saude, seguro, seguros, seguro saude, seguradora, convenio,
    corretor, corretora, corretagem, cotacao, proposta, contrato, cliente, clientes, lead, leads, painel, servidor,
    servidores, servidor publico, carencia, coparticipacao, adesao, operadora, administradora, beneficiario, dependente,
    hospital, medico, escritorio, atendimento, atendente, vendas, vendedor, comissao, trabalho, empresa, bem vindo,
    cpf, cnpj, telefone, celular`),
  ...carrierNames(),
  ...listed(`hapvida, intermedica, notredame intermedica, golden cross, care plus, cassi, geap, ipasgo, sulmed, samp,
    assim saude, trasmontano, bradesco seguros, itau, santander, banco do brasil, caixa, nubank`),
  // Football clubs, their nicknames and famous players.
  ...listed(`flamengo, mengao, mengo, corinthians, timao, palmeiras, verdao, sao paulo, tricolor, santos, peixe, vasco,
    vasco da gama, vascao, fluminense, botafogo, fogao, gremio, internacional, colorado, inter, cruzeiro, raposa,
    atletico, atletico mineiro, galo, athletico, furacao, coritiba, coxa, parana, bahia, vitoria, sport, nautico,
    santa cruz, ceara, fortaleza, goias, vila nova, paysandu, remo, chapecoense, avai, figueirense, criciuma, juventude,
    ponte preta, guarani, portuguesa, america, bragantino, sampaio correa, mirassol, brasil, selecao, hexa, copa do mundo, futebol clube, sou, pele, zico,
    romario, ronaldo, ronaldinho, kaka, neymar, ayrton senna, senna`),
  // State capitals, large cities and places known to all.
  ...listed(`rio de janeiro, rio, brasilia, salvador, belo horizonte, manaus, curitiba, recife, goiania, belem,
    porto alegre, sao luis, maceio, campo grande, natal, teresina, joao pessoa, aracaju, cuiaba, porto velho, macapa,
    florianopolis, floripa, rio branco, boa vista, palmas, guarulhos, campinas, osasco, santo andre, sao bernardo, maua,
    ribeirao preto, sorocaba, jundiai, sao jose, londrina, maringa, joinville, blumenau, caxias, pelotas, niteroi,
    duque de caxias, nova iguacu, uberlandia, contagem, juiz de fora, feira de santana, olinda, anapolis, minas gerais,
    pernambuco, amazonas, maranhao, copacabana, ipanema, paulista`),
  // What leaked passwords of Brazilian sites repeat most.
  ...listed(`jesus, jesus cristo, jesus te ama, deus, deus e fiel, deus e amor, so deus, senhor, familia, amor, meu amor,
    te amo, eu te amo, minha vida, minha familia, vida, felicidade, princesa, gatinha, bebe, futebol, carnaval, samba,
    saudade, sucesso, vitoria em cristo, estrela, cachorro, parabens pra voce,
    deus no comando, deus acima de tudo, quem ama cuida, novo, mudar, trocar, teste`),
]

function listed(names: string) {
  return names.split(",").map((name) => name.trim())
}

function carrierNames() {
  return Object.values(carriers).flatMap(({ name, aliases }) => [name, ...aliases])
}
