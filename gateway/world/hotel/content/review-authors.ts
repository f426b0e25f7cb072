type Authors = { country: string; names: readonly [string, ...string[]] }

const from = (country: string, names: string): Authors => ({
  country,
  names: names.split(' ') as [string, ...string[]],
})

/** First names of guests by country. */
export const reviewAuthors: readonly [Authors, ...Authors[]] = [
  from('United Kingdom', 'Emma James Olivia Harry Charlotte Oliver Sophie George Amelia Thomas'),
  from('United States', 'Ashley Michael Jennifer Brian Megan Kevin Rachel David Nicole Tyler'),
  from('Germany', 'Anna Lukas Katrin Jonas Sabine Felix Julia Stefan Miriam Tobias'),
  from('France', 'Camille Antoine Léa Julien Manon Hugo Claire Mathieu Élodie Nicolas'),
  from('Spain', 'Lucía Javier Carmen Pablo Marta Sergio Elena Álvaro Paula Diego'),
  from('Italy', 'Giulia Marco Francesca Luca Chiara Matteo Elisa Davide Sara Paolo'),
  from('Portugal', 'Inês João Mariana Tiago Beatriz Rui Catarina Miguel Sofia Nuno'),
  from('Netherlands', 'Sanne Daan Lotte Bram Fleur Jeroen Eva Maarten Iris Thijs'),
  from('Poland', 'Agnieszka Piotr Magda Tomasz Ola Jakub Ewa Marcin Kasia Michał'),
  from('Sweden', 'Elsa Erik Astrid Johan Maja Oskar Linnea Anders Karin Nils'),
  from('Canada', 'Chloe Liam Hannah Noah Abigail Ethan Maya Lucas Claire Owen'),
  from('Australia', 'Isla Jack Ruby Cooper Matilda Angus Zoe Lachlan Harriet Riley'),
  from('Brazil', 'Ana Rafael Larissa Gustavo Juliana Felipe Camila Bruno Letícia Thiago'),
  from('Japan', 'Yui Haruto Sakura Kenji Aoi Takumi Hana Daiki Mei Ren'),
  from('South Korea', 'Ji-woo Min-jun Seo-yeon Hyun-woo Ha-eun Jae-hyun'),
  from('Singapore', 'Wei Jia Hui Min Kumar Farah Jun'),
  from('India', 'Priya Arjun Ananya Rohan Kavya Vikram Neha Aditya Meera Rahul'),
  from('United Arab Emirates', 'Fatima Omar Layla Hassan Noura Khalid'),
  from('Turkey', 'Elif Mehmet Zeynep Emre Ayşe Burak'),
  from('Mexico', 'Valeria Carlos Daniela Jorge Fernanda Luis'),
  from('South Africa', 'Thandi Pieter Lerato Johan Naledi Sipho'),
  from('Ireland', 'Aoife Conor Niamh Seán Ciara Patrick'),
  from('Switzerland', 'Nina Reto Laura Simon Lea Urs'),
  from('Denmark', 'Freja Mads Ida Rasmus Signe Kasper'),
]
